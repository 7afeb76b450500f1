import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { mailboxAccount } from "../../../netlify/local/mailbox-account.ts";
import { sendEmail, type EmailResult } from "../../../netlify/send-email.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";
import { listen } from "../../support/listen.ts";

// These tests respond with raw bytes, so that responses can violate HTTP.

type Answer = string | Buffer | ((socket: Socket, firstBytes: Buffer) => void);

const privateKey = "private-key-1";
const end = "\r\n\r\n";
const ok = `HTTP/1.1 200 OK\r\ncontent-length: 2${end}OK`;
const empty = (status: number | string, ...headers: string[]) =>
  [`HTTP/1.1 ${status} Status`, ...headers, "content-length: 0"].join("\r\n") + end;
const okWith = (header: string) => `HTTP/1.1 200 OK\r\n${header}\r\ncontent-length: 2${end}OK`;
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
const reset = (socket: Socket) => void socket.resetAndDestroy();

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
  server = undefined;
});

/**
 * Sends one enquiry to a server that gives its responses in turn, one for each connection, and counts the
 * requests.
 */
async function sendTo(
  answers: Answer | Answer[],
  { attempt = 8_000 } = {},
): Promise<EmailResult & { received: number }> {
  const turns = [answers].flat();
  let received = 0;
  const listener = (socket: Socket) => {
    sockets.add(socket);
    socket
      .on("error", () => {})
      .once("data", (firstBytes: Buffer) => {
        const answer = turns[received++] ?? "";
        if (typeof answer === "function") answer(socket, firstBytes);
        else socket.end(answer);
      });
  };
  server = createServer(listener);
  const origin = await listen(server);
  const settings = { ...mailboxAccount, privateKey, origin };
  const times = { longestAttemptMs: attempt, pauseMs: 0, jitterMs: 0 };
  return { ...(await sendEmail(exampleEnquiry, settings, times)), received };
}

describe("an attempt succeeds by its status alone, with", () => {
  test.each<[string, number, Answer]>([
    ["no content", 204, `HTTP/1.1 204 No Content${end}`],
    ["early hints first", 200, `HTTP/1.1 103 Early Hints${end}`.repeat(1000) + ok],
    ["a body cut short", 200, `HTTP/1.1 200 OK\r\ncontent-length: 1000${end}O`],
    ["no gzip, though it says so", 200, okWith("content-encoding: gzip")],
  ])("%s", async (_, upstream, answer) => {
    expect(await sendTo(answer)).toEqual({ outcome: "accepted", upstream, attempts: 1, received: 1 });
  });

  test("a body that never ends, whose connection is closed", async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const { outcome } = await sendTo((socket) => {
      socket.on("close", () => resolve()).write(`HTTP/1.1 200 OK\r\ncontent-length: 1000${end}O`);
    });
    expect(outcome).toBe("accepted");
    await released;
  });
});

test.each([302, 304, 400, 403, 408, 421, 504, 999])(
  "a refusal is final, and the request is not repeated, after status %i",
  async (upstream) => {
    const answer = empty(upstream, "location: http://[::bad");
    expect(await sendTo(answer)).toEqual({ outcome: "refused", upstream, attempts: 1, received: 1 });
  },
);

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
    const { upstream, ...result } = await sendTo(answer);
    expect(result).toEqual({ outcome: "unanswered", attempts: 1, received: 1 });
    expect(String(upstream)).not.toMatch(/undefined|Asha|private-key/);
  });

  test("headers that arrive too slowly", async () => {
    const result = await sendTo(
      (socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        const timer = setInterval(() => socket.write("x: y\r\n"), 20);
        socket.on("close", () => clearInterval(timer));
      },
      { attempt: 2_000 },
    );
    expect(result).toEqual({
      outcome: "unanswered",
      upstream: "timeout",
      attempts: 1,
      received: 1,
    });
  });
});

describe("a Retry-After header", () => {
  const unusable = ["-5", "1.5", "soon", "2001-01-01", "9".repeat(30), fromNow(60)];
  test.each<[string, Answer[], string, number | string]>([
    ...unusable.map((time): [string, Answer[], string, number] => [
      `with an unusable or too distant time is ignored: ${time}`,
      [empty(503, `retry-after: ${time}`)],
      "limited",
      503,
    ]),
    ["of 0 seconds lets the next attempt begin at once", [empty(503, "retry-after: 0"), ok], "accepted", 200],
    [
      "may be a date, also a past one",
      [empty(503, `retry-after: ${fromNow(1)}`), empty(503, `retry-after: ${fromNow(-60)}`), ok],
      "accepted",
      200,
    ],
    [
      "may come again, until another response comes",
      [empty(429), empty(503, "retry-after: 0"), empty(429), empty(403)],
      "refused",
      403,
    ],
    [
      "allows no further attempt after one without a response",
      [empty(429), reset],
      "unanswered",
      "ECONNRESET",
    ],
  ])("%s", async (_, answers, outcome, upstream) => {
    const attempts = answers.length;
    expect(await sendTo(answers)).toEqual({ outcome, upstream, attempts, received: attempts });
  });
});
