import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { mailboxAccount } from "../../../netlify/local/mailbox-account.ts";
import { sendEmail, type EmailResult } from "../../../netlify/send-email.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";
import { listen } from "../../support/listen.ts";

// These tests respond with raw bytes, so that responses can violate HTTP.

type Answer = string | ((socket: Socket) => void);

const settings = { ...mailboxAccount, privateKey: "private-key-1" };
const shortPauses = { pauseMs: 20, jitterMs: 0 };

const end = "\r\n\r\n";
const ok = `HTTP/1.1 200 OK\r\ncontent-length: 2${end}OK`;
const empty = (status: number | string, ...headers: string[]) =>
  [`HTTP/1.1 ${status} Status`, ...headers, "content-length: 0"].join("\r\n") + end;
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
const reset = (socket: Socket) => void socket.resetAndDestroy();
function slow(socket: Socket) {
  socket.write("HTTP/1.1 200 OK\r\n");
  const timer = setInterval(() => socket.write("x: y\r\n"), 20);
  socket.on("close", () => clearInterval(timer));
}

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
  server = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/**
 * Sends one enquiry to a server that gives its responses in turn, one for each connection, and the last again
 * and again. Tells the milliseconds between the requests, too.
 */
async function sendTo(
  answers: Answer | Answer[],
  times: Parameters<typeof sendEmail>[2] = {},
): Promise<{ result: EmailResult; pauses: number[] }> {
  const turns = [answers].flat();
  const receivedAt: number[] = [];
  server = createServer((socket) => {
    sockets.add(socket);
    socket
      .on("error", () => {})
      .once("data", () => {
        const answer = turns[receivedAt.length] ?? turns.at(-1)!;
        receivedAt.push(performance.now());
        if (typeof answer === "function") answer(socket);
        else socket.end(answer);
      });
  });
  const origin = await listen(server);
  const result = await sendEmail(exampleEnquiry, { ...settings, origin }, { ...shortPauses, ...times });
  expect(receivedAt).toHaveLength(result.attempts);
  return { result, pauses: receivedAt.slice(1).map((time, index) => time - receivedAt[index]!) };
}

describe("an attempt succeeds by its status alone, with", () => {
  test.each<[string, number, Answer]>([
    ["no content", 204, `HTTP/1.1 204 No Content${end}`],
    ["early hints first", 200, `HTTP/1.1 103 Early Hints${end}`.repeat(1000) + ok],
    ["a body cut short", 200, `HTTP/1.1 200 OK\r\ncontent-length: 1000${end}O`],
    ["no gzip, though it says so", 200, ok.replace("OK\r\n", "OK\r\ncontent-encoding: gzip\r\n")],
  ])("%s", async (_, upstream, answer) => {
    const { result } = await sendTo(answer);
    expect(result).toEqual({ outcome: "accepted", upstream, attempts: 1 });
  });

  test("a body that never ends, whose connection is closed", async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const { result } = await sendTo((socket) => {
      socket.on("close", () => resolve()).write(`HTTP/1.1 200 OK\r\ncontent-length: 1000${end}O`);
    });
    expect(result.outcome).toBe("accepted");
    await released;
  });
});

test.each<[status: number, header: string, outcome: string]>([
  ...[302, 304, 400, 403, 408, 421, 504, 999].map(
    (status) => [status, "location: http://[::bad", "refused"] as [number, string, string],
  ),
  [500, "retry-after: 0", "refused"],
  [429, "retry-after: 16", "limited"],
  [503, "server: none", "limited"],
  ...["-5", "1.5", "soon", "2001-01-01", "9".repeat(30), fromNow(60)].map(
    (time) => [503, `retry-after: ${time}`, "limited"] as [number, string, string],
  ),
])("the request is not repeated after status %i with %j: it was %s", async (upstream, header, outcome) => {
  const { result } = await sendTo(empty(upstream, header));
  expect(result).toEqual({ outcome, upstream, attempts: 1 });
});

describe("it is unknown whether the email was sent, and the request is not repeated, after", () => {
  test.each<[string, Answer]>([
    ["no byte at all", ""],
    ["another protocol", "220 smtp.example ESMTP\r\n"],
    ["a status of two digits", `HTTP/1.1 20 OK${end}`],
    ["too many headers", `HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(10_000)}\r\n`],
    ["half a status line", "HTTP/1.1 20"],
    ["headers that break off", "HTTP/1.1 200 OK\r\nx: y\r\n"],
    ["nothing but an interim answer", `HTTP/1.1 102 Processing${end}`],
    ["a switch of protocols", `HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade${end}`],
    ["a status below all", empty("099")],
    ["a reset connection", reset],
  ])("%s", async (_, answer) => {
    const { upstream, ...result } = (await sendTo(answer)).result;
    expect(result).toEqual({ outcome: "unanswered", attempts: 1 });
    expect(String(upstream)).not.toMatch(/undefined|Asha|private-key/);
  });

  test("headers that arrive too slowly", async () => {
    const { result } = await sendTo(slow, { longestAttemptMs: 2_000 });
    expect(result).toEqual({ outcome: "unanswered", upstream: "timeout", attempts: 1 });
  });
});

describe("a request to try again later is followed by", () => {
  test.each<[string, Answer[], EmailResult["outcome"], number | string]>([
    ["another attempt at once after 0 seconds", [empty(503, "retry-after: 0"), ok], "accepted", 200],
    [
      "one at a date, also a past one",
      [empty(503, `retry-after: ${fromNow(1)}`), empty(503, `retry-after: ${fromNow(-60)}`), ok],
      "accepted",
      200,
    ],
    [
      "others until another response comes",
      [empty(429), empty(503, "retry-after: 0"), empty(429), empty(403)],
      "refused",
      403,
    ],
    ["none after one without a response", [empty(429), reset], "unanswered", "ECONNRESET"],
  ])("%s", async (_, answers, outcome, upstream) => {
    const { result } = await sendTo(answers);
    expect(result).toEqual({ outcome, upstream, attempts: answers.length });
  });

  test("one after the time that it names", async () => {
    const { pauses } = await sendTo([empty(503, "retry-after: 1"), ok]);
    expect(pauses[0]).toBeGreaterThanOrEqual(990);
  });

  test("attempts with a pause between them until there is no time for another", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { result, pauses } = await sendTo(
      (socket) => {
        vi.advanceTimersByTime(3_000);
        socket.end(empty(429));
      },
      { allAttemptsMs: 12_000, shortestAttemptMs: 4_000 },
    );
    expect(result).toEqual({ outcome: "limited", upstream: 429, attempts: 3 });
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(shortPauses.pauseMs - 1);
  });
});

test.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"])(
  "after %s, with which certainly nothing was sent, one further attempt is made",
  async (code) => {
    const cause = Object.assign(new Error(code), { code });
    const fetch = vi.fn<typeof globalThis.fetch>();
    vi.stubGlobal("fetch", fetch.mockRejectedValue(new TypeError("fetch failed", { cause })));
    const result = await sendEmail(
      exampleEnquiry,
      { ...settings, origin: "http://site.example" },
      shortPauses,
    );
    expect(result).toEqual({ outcome: "unanswered", upstream: code, attempts: 2 });
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);
