import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Context } from "@netlify/functions";
import { expect, test, vi } from "vitest";
import handler from "../netlify/functions/enquiry.ts";
import { functionMailbox } from "./function-mailbox.ts";

const origin = "https://site.example";
const enquiries = 2_000;
const concurrency = 50;

/** In MiB of live heap, once the messages are put away: 4 KiB an enquiry, which is what one holds while it is handled. */
const mostGrowth = 8;

const mailbox = await functionMailbox({}, enquiries);

async function send(number: number): Promise<number> {
  const request = new Request(`${origin}/api/enquiry`, {
    method: "POST",
    headers: { "content-type": "application/json", origin, "sec-fetch-site": "same-origin" },
    body: JSON.stringify({
      name: `Enquirer ${number}`,
      email: `enquirer-${number}@example.com`,
      phone: String(number).padStart(10, "0"),
      message: `Enquiry ${number}. ${"We need a mobile app. ".repeat(20)}`,
    }),
  });
  const { status } = await handler(request, { requestId: `request-${number}` } as Context);
  return status;
}

/** Sends that many enquiries, never more than `concurrency` at once, and returns the statuses of the answers. */
async function sendAll(count: number): Promise<number[]> {
  const statuses: number[] = [];
  const numbers = Array(count).keys();
  const line = async () => {
    for (const number of numbers) statuses.push(await send(number));
  };
  await Promise.all(Array.from({ length: concurrency }, line));
  return statuses;
}

/** In MiB, after a full collection. */
function liveHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

async function emptyMailbox() {
  await fetch(`${mailbox.origin}/messages`, { method: "DELETE" });
}

test("Two thousand enquiries, fifty at once, each arrive exactly once.", async () => {
  await sendAll(2 * concurrency);
  await emptyMailbox();
  const before = liveHeap();

  const startedAt = performance.now();
  const statuses = await sendAll(enquiries);
  const seconds = (performance.now() - startedAt) / 1000;

  expect(statuses).toEqual(Array(enquiries).fill(200));
  const phones = mailbox.messages.map(({ templateParams }) => templateParams["mob"]);
  expect(phones).toHaveLength(enquiries);
  expect(phones.toSorted()).toEqual(
    Array.from({ length: enquiries }, (_, number) => String(number).padStart(10, "0")),
  );
  for (const { templateParams } of mailbox.messages) {
    const number = Number(templateParams["mob"]);
    expect(templateParams).toMatchObject({
      name: `Enquirer ${number}`,
      email: `enquirer-${number}@example.com`,
      msg: expect.stringMatching(new RegExp(`^Enquiry ${number}\\. `)),
    });
  }

  await emptyMailbox();
  vi.mocked(console.log).mockClear();
  const growth = liveHeap() - before;
  expect(growth).toBeLessThan(mostGrowth);
  console.info(
    `${enquiries} enquiries, ${concurrency} at once: ${Math.round(enquiries / seconds)} a second, ` +
      `live heap ${before.toFixed(1)} MiB before, ${growth.toFixed(1)} MiB more after, ` +
      `resident ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB`,
  );
}, 60_000);
