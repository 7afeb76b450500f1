import { setTimeout as sleep } from "node:timers/promises";

export async function sendOrder(order) {
  for (let attempt = 1; attempt <= 5; attempt++) {
    try {
      const response = await fetch(process.env.ERP_URL, {
        method: "POST",
        body: JSON.stringify({
          ...order,
          number: crypto.randomUUID(),
        }),
      });
      if (response.ok) return;
    } catch {
      console.error("ERP not reached", order);
    }
    await sleep(attempt * 100);
  }
}
