import { setTimeout as sleep } from "node:timers/promises";

export async function sendOrder(order) {
  for (let attempt = 1; attempt <= 5; attempt++) {
    try {
      const response = await fetch(process.env.ERP_URL, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          ...order,
          number: crypto.randomUUID(),
        }),
      });
      await response.body?.cancel();
      if (response.ok) return;
    } catch (error) {
      console.error("Order not sent", error, order);
    }
    if (attempt < 5) await sleep(2 ** attempt * 1000);
  }
}
