import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sendEmail, type Delivery } from "../netlify/email.ts";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { wrongCertificate } from "./wrong-certificate.ts";

// The faults that a server needs its own hands for: bytes on the wire, beneath HTTP or against it.

const privateKey = "private-key-1";
const end = "\r\n\r\n";
const ok = `HTTP/1.1 200 OK\r\ncontent-length: 2${end}OK`;
const empty = (status: number | string, ...headers: string[]) =>
  [`HTTP/1.1 ${status} Status`, ...headers, "content-length: 0"].join("\r\n") + end;

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
  server = undefined;
  vi.unstubAllGlobals();
});

type Outcome = Delivery & { /** Requests that arrived. */ received: number };

/** Sends once to a server that answers each connection as told, after its first bytes. */
async function sendTo(
  answer: (socket: Socket, firstBytes: Buffer) => void,
  { attempt = 8_000, scheme = "http", tls = false } = {},
): Promise<Outcome> {
  let received = 0;
  const listener = (socket: Socket) => {
    sockets.add(socket);
    socket
      .on("error", () => {})
      .once("data", (firstBytes: Buffer) => {
        received++;
        answer(socket, firstBytes);
      });
  };
  server = tls ? createTlsServer(wrongCertificate, listener) : createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const delivery = await sendEmail(
    exampleEnquiry,
    { ...mailboxAccount, privateKey, origin },
    { longestAttempt: attempt },
  );
  return { ...delivery, received };
}

const answering = (bytes: string | Buffer) => (socket: Socket) => void socket.end(bytes);

const dripping = (first: string, drop: string) => (socket: Socket) => {
  socket.write(first);
  const timer = setInterval(() => socket.write(drop), 20);
  socket.on("close", () => clearInterval(timer));
};

describe("Success is the status, whatever else comes", () => {
  test.each<[string, number, string | Buffer]>([
    ["no content", 204, `HTTP/1.1 204 No Content${end}`],
    ["reset content", 205, empty(205)],
    ["a part", 206, `HTTP/1.1 206 Part\r\ncontent-range: bytes 0-1/9\r\ncontent-length: 2${end}OK`],
    ["an early hint first", 200, `HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload${end}${ok}`],
    ["a thousand early hints first", 200, `HTTP/1.1 103 Early Hints${end}`.repeat(1000) + ok],
    ["HTTP/1.0", 200, `HTTP/1.0 200 OK${end}OK`],
    ["a body cut short", 200, `HTTP/1.1 200 OK\r\ncontent-length: 1000${end}O`],
    ["chunks cut short", 200, `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked${end}ff\r\nO`],
    ["a chunk of no size", 200, `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked${end}zz\r\nO`],
    ["what is not gzip", 200, `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 2${end}OK`],
    ["a coding nobody knows", 200, `HTTP/1.1 200 OK\r\ncontent-encoding: x\r\ncontent-length: 2${end}OK`],
    ["a second answer", 200, ok + empty(500)],
    [
      "a cookie and a header in Latin-1",
      200,
      Buffer.from(empty(200, "set-cookie: a=b", "x: \xff"), "latin1"),
    ],
  ])("%s.", async (_, upstream, bytes) => {
    expect(await sendTo(answering(bytes))).toEqual({
      outcome: "accepted",
      upstream,
      attempts: 1,
      received: 1,
    });
  });

  test("a bomb of gzip is not unpacked.", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 2 ** 20), { level: 9 });
    const head = `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}${end}`;
    const before = process.memoryUsage().rss;
    expect(await sendTo(answering(Buffer.concat([Buffer.from(head), bomb])))).toMatchObject({
      outcome: "accepted",
      received: 1,
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(48 * 2 ** 20);
  });
});

describe("A clear refusal", () => {
  test.each([
    300, 304, 401, 402, 405, 406, 407, 408, 409, 410, 411, 414, 415, 416, 417, 418, 421, 423, 424, 425, 428,
    431, 451, 501, 505, 507, 511, 520, 599, 600, 999,
  ])("with %i is final, and is sent to once.", async (status) => {
    expect(await sendTo(answering(empty(status)))).toEqual({
      outcome: "refused",
      upstream: status,
      attempts: 1,
      received: 1,
    });
  });

  test.each([
    ["asks for a name and password", empty(401, "www-authenticate: Basic realm=x"), 401],
    ["asks for a proxy's", empty(407, "proxy-authenticate: Basic realm=x"), 407],
    ["redirects nowhere", empty(302), 302],
    ["redirects to no address", empty(302, "location: http://[::bad"), 302],
    ["redirects to a file", empty(307, "location: file:///etc/passwd"), 307],
    ["redirects to itself", empty(308, "location: /api/v1.0/email/send"), 308],
  ])("that %s is final.", async (_, bytes, upstream) => {
    expect(await sendTo(answering(bytes))).toEqual({
      outcome: "refused",
      upstream,
      attempts: 1,
      received: 1,
    });
  });

  test.each([
    ["HTTP/0.9", "OK\n"],
    ["HTTP/2", `HTTP/2 200${end}`],
    ["another protocol", `ICY 200 OK${end}`],
    ["mail", "220 smtp.example ESMTP\r\n"],
    ["TLS", Buffer.of(0x16, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28)],
    ["a status of two digits", `HTTP/1.1 20 OK${end}`],
    ["a status of four digits", `HTTP/1.1 2000 OK${end}`],
    ["a length below nothing", `HTTP/1.1 200 OK\r\ncontent-length: -2${end}`],
    ["a NUL in a header", `HTTP/1.1 200 OK\r\nx: \0${end}`],
    ["a header without a name", `HTTP/1.1 200 OK\r\n: x${end}`],
  ])("is what %s is.", async (_, bytes) => {
    expect(await sendTo(answering(bytes))).toEqual({
      outcome: "refused",
      upstream: "HTTPParserError",
      attempts: 1,
      received: 1,
    });
  });

  test("is what too many headers are.", async () => {
    const bytes = `HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(10_000)}\r\n`;
    expect(await sendTo(answering(bytes))).toMatchObject({ outcome: "refused", attempts: 1, received: 1 });
  });
});

describe("Nobody knows whether it was sent, and it is not sent again, after", () => {
  test.each<[string, string | Buffer]>([
    ["no byte at all", ""],
    ["half a status line", "HTTP/1.1 20"],
    ["headers that break off", "HTTP/1.1 200 OK\r\nx: y\r\n"],
    ["nothing but an interim answer", `HTTP/1.1 102 Processing${end}`],
    ["a Continue that was not asked for", `HTTP/1.1 100 Continue${end}${ok}`],
    ["a switch of protocols", `HTTP/1.1 101 Switching${"\r\n"}upgrade: x\r\nconnection: upgrade${end}`],
    ["a switch to nothing", `HTTP/1.1 101 Switching${end}`],
    ["a status below all", empty("099")],
    ["a status of nothing", empty("000")],
    [
      "more codings than fetch unpacks",
      `HTTP/1.1 200 OK\r\ncontent-encoding: ${"gzip, ".repeat(50)}gzip\r\ncontent-length: 2${end}OK`,
    ],
  ])("%s.", async (_, bytes) => {
    const { outcome, attempts, received, upstream } = await sendTo(answering(bytes));
    expect({ outcome, attempts, received }).toEqual({ outcome: "unanswered", attempts: 1, received: 1 });
    expect(String(upstream)).not.toMatch(/undefined|Asha|private-key/);
  });

  test.each([
    ["headers that drip", "HTTP/1.1 200 OK\r\n", "x: y\r\n"],
    ["interim answers without an end", "", `HTTP/1.1 103 Early Hints${end}`],
  ])("%s.", async (_, first, drop) => {
    expect(await sendTo(dripping(first, drop), { attempt: 300 })).toEqual({
      outcome: "unanswered",
      upstream: "timeout",
      attempts: 1,
      received: 1,
    });
  });
});

describe("A server that cannot prove its name", () => {
  test("is told nothing: a certificate it made itself.", async () => {
    expect(await sendTo(answering(ok), { scheme: "https", tls: true })).toEqual({
      outcome: "unanswered",
      upstream: "DEPTH_ZERO_SELF_SIGNED_CERT",
      attempts: 1,
      received: 0,
    });
  });

  test("is told nothing: no TLS at all.", async () => {
    let heard = "";
    const delivery = await sendTo(
      (socket, firstBytes) => {
        heard = firstBytes.toString("latin1");
        socket.end(ok);
      },
      { scheme: "https" },
    );
    expect(delivery).toMatchObject({
      outcome: "unanswered",
      upstream: expect.stringMatching(/SSL/),
      attempts: 1,
    });
    // A handshake, and nothing in the clear.
    expect(heard.startsWith("\u0016\u0003")).toBe(true);
    expect(heard).not.toContain(privateKey);
  });

  test("is told nothing and not asked again: one that hangs in the handshake.", async () => {
    expect(await sendTo(() => {}, { scheme: "https", attempt: 300 })).toMatchObject({
      outcome: "unanswered",
      upstream: "timeout",
      attempts: 1,
    });
  });
});

describe("A time to try again", () => {
  test.each(["-5", "1.5", "2e0", "0x1", "+1", "0, 0", "1s", "", "2001-01-01", "Jan 1", "9".repeat(30)])(
    "that is none, or too far, is not waited for: %j.",
    async (time) => {
      expect(await sendTo(answering(empty(503, `retry-after: ${time}`)))).toEqual({
        outcome: "limited",
        upstream: 503,
        attempts: 1,
        received: 1,
      });
    },
  );
});
