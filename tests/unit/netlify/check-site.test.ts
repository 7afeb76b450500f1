import { createServer, type RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Context } from "@netlify/functions";
import { afterEach, expect, test, vi } from "vitest";
import handler from "../../../netlify/functions/enquiry.ts";
import { checkSite } from "../../../netlify/local/check-site.ts";
import { functionMailbox } from "../../support/function-mailbox.ts";
import { listen } from "../../support/listen.ts";

const mailbox = await functionMailbox();

let close: () => void = () => {};
afterEach(() => close());

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  close = () => server.close();
  return listen(server);
}

const serveFunction = () =>
  serve(async (request, response) => {
    const { method, url, headers } = request;
    const answer = await handler(
      new Request(`http://${headers.host}${url}`, {
        method: method!,
        headers: headers as Record<string, string>,
        body: await buffer(request),
      }),
      { requestId: "request-1" } as Context,
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });

test("a function with its settings passes, and nothing is sent", async () => {
  expect(await checkSite(await serveFunction(), { send: false })).toMatchObject({ ok: true });
  expect(mailbox.emails).toEqual([]);
});

test("with --send one enquiry is delivered, marked as a test", async () => {
  expect(await checkSite(`${await serveFunction()}/about`, { send: true })).toMatchObject({ ok: true });
  expect(mailbox.emails).toMatchObject([{ templateParams: { name: "Test by npm run doctor" } }]);
});

test("a missing setting is found without an email", async () => {
  vi.stubEnv("EMAILJS_SERVICE_ID", "");
  const result = await checkSite(await serveFunction(), { send: false });
  expect(result).toEqual({ ok: false, text: expect.stringMatching(/answered 500\. A setting is missing/) });
});

test("a wrong key is found with --send", async () => {
  vi.stubEnv("EMAILJS_PRIVATE_KEY", "wrong");
  const result = await checkSite(await serveFunction(), { send: true });
  expect(result).toEqual({ ok: false, text: expect.stringMatching(/answered 502\. EmailJS refuses/) });
});

test.each<[string, RequestListener, RegExp]>([
  [
    "a redirect",
    (_, response) => response.writeHead(301, { location: "https://www.example.com/" }).end(),
    /answered 301\. It redirects to https:\/\/www\.example\.com\//,
  ],
  [
    "a page",
    (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("Sign in"),
    /answered 200\. This is not an answer of the function/,
  ],
  [
    "a paused site",
    (_, response) => response.writeHead(503, { "content-type": "text/plain" }).end("usage_exceeded"),
    /answered 503\. This is not an answer of the function/,
  ],
  ["a limit", (_, response) => response.writeHead(429).end(), /answered 429\. Netlify limits requests/],
  ["no function", (_, response) => response.writeHead(404).end(), /answered 404\. There is no function/],
  ["no answer", (_, response) => response.socket?.resetAndDestroy(), /gave no answer \(ECONNRESET\)/],
])("%s is a fault", async (_, answer, text) => {
  const origin = await serve(answer);
  for (const send of [false, true])
    expect(await checkSite(origin, { send })).toEqual({ ok: false, text: expect.stringMatching(text) });
});

test.each(["example.com", "mailto:asha@example.com", ""])("%j is not an address", async (address) => {
  expect(await checkSite(address, { send: true })).toMatchObject({ ok: false });
});
