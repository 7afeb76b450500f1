import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { sendEmail, type Delivery } from "../netlify/email.ts";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { listen } from "./local-server.ts";
import { wrongCertificate } from "./wrong-certificate.ts";

// Answers byte by byte, beneath HTTP or against it.

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

/** Sends once to a server that gives its answers in turn, one for each connection, and counts the requests. */
async function sendTo(
  answers: Answer | Answer[],
  { attempt = 8_000, scheme = "http", tls = false } = {},
): Promise<Delivery & { received: number }> {
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
  server = tls ? createTlsServer(wrongCertificate, listener) : createServer(listener);
  const origin = `${scheme}://127.0.0.1:${await listen(server)}`;
  const settings = { ...mailboxAccount, privateKey, origin };
  const times = { longestAttempt: attempt, pause: 0, jitter: 0 };
  return { ...(await sendEmail(exampleEnquiry, settings, times)), received };
}

describe("Success is the status, whatever else comes", () => {
  test.each<[string, number, Answer]>([
    ["no content", 204, `HTTP/1.1 204 No Content${end}`],
    ["reset content", 205, empty(205)],
    ["a part", 206, `HTTP/1.1 206 Part\r\ncontent-range: bytes 0-1/9\r\ncontent-length: 2${end}OK`],
    ["an early hint first", 200, `HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload${end}${ok}`],
    ["a thousand early hints first", 200, `HTTP/1.1 103 Early Hints${end}`.repeat(1000) + ok],
    ["HTTP/1.0", 200, `HTTP/1.0 200 OK${end}OK`],
    ["a body cut short", 200, `HTTP/1.1 200 OK\r\ncontent-length: 1000${end}O`],
    ["chunks cut short", 200, `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked${end}ff\r\nO`],
    ["a chunk of no size", 200, `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked${end}zz\r\nO`],
    ["no gzip, though it says so", 200, okWith("content-encoding: gzip")],
    ["a coding nobody knows", 200, okWith("content-encoding: x")],
    ["a second answer", 200, ok + empty(500)],
    ["a cookie and Latin-1", 200, Buffer.from(empty(200, "set-cookie: a=b", "x: \xff"), "latin1")],
  ])("%s.", async (_, upstream, answer) => {
    expect(await sendTo(answer)).toEqual({ outcome: "accepted", upstream, attempts: 1, received: 1 });
  });

  test("a body that never ends, which is let go of.", async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const { outcome } = await sendTo((socket) => {
      socket.on("close", () => resolve()).write(`HTTP/1.1 200 OK\r\ncontent-length: 1000${end}O`);
    });
    expect(outcome).toBe("accepted");
    await released;
  });

  test("a bomb of gzip, which is not unpacked.", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 2 ** 20), { level: 9 });
    const head = `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}${end}`;
    const before = process.memoryUsage().rss;
    const delivery = await sendTo(Buffer.concat([Buffer.from(head), bomb]));
    expect(delivery).toMatchObject({ outcome: "accepted", received: 1 });
    expect(process.memoryUsage().rss - before).toBeLessThan(48 * 2 ** 20);
  });
});

describe("A clear refusal is final, and is sent to once", () => {
  const statuses = [
    300, 304, 401, 402, 405, 406, 407, 408, 409, 410, 411, 414, 415, 416, 417, 418, 421, 423, 424, 425, 428,
    431, 451, 501, 505, 507, 511, 520, 599, 600, 999,
  ];
  test.each<[string, Answer, number | string]>([
    ...statuses.map((status): [string, string, number] => [`status ${status}`, empty(status), status]),
    ["a name and password asked for", empty(401, "www-authenticate: Basic realm=x"), 401],
    ["a proxy's asked for", empty(407, "proxy-authenticate: Basic realm=x"), 407],
    ...[301, 303, 307, 308].map((status): [string, string, number] => [
      `a redirect with ${status}`,
      empty(status, "location: /elsewhere"),
      status,
    ]),
    ["a redirect to nowhere", empty(302), 302],
    ["a redirect to no address", empty(302, "location: http://[::bad"), 302],
    ["a redirect to a file", empty(307, "location: file:///etc/passwd"), 307],
    ["a redirect to itself", empty(308, "location: /api/v1.0/email/send"), 308],
    ["HTTP/0.9", "OK\n", "HTTPParserError"],
    ["HTTP/2", `HTTP/2 200${end}`, "HTTPParserError"],
    ["another protocol", `ICY 200 OK${end}`, "HTTPParserError"],
    ["mail", "220 smtp.example ESMTP\r\n", "HTTPParserError"],
    ["TLS", Buffer.of(0x16, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28), "HTTPParserError"],
    ["a status of two digits", `HTTP/1.1 20 OK${end}`, "HTTPParserError"],
    ["a status of four digits", `HTTP/1.1 2000 OK${end}`, "HTTPParserError"],
    ["a length below nothing", `HTTP/1.1 200 OK\r\ncontent-length: -2${end}`, "HTTPParserError"],
    ["a NUL in a header", `HTTP/1.1 200 OK\r\nx: \0${end}`, "HTTPParserError"],
    ["a header without a name", `HTTP/1.1 200 OK\r\n: x${end}`, "HTTPParserError"],
    ["too many headers", `HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(10_000)}\r\n`, expect.any(String)],
  ])("%s.", async (_, answer, upstream) => {
    expect(await sendTo(answer)).toEqual({ outcome: "refused", upstream, attempts: 1, received: 1 });
  });
});

describe("Nobody knows whether it was sent, and it is not sent again, after", () => {
  test.each<[string, Answer]>([
    ["no byte at all", ""],
    ["half a status line", "HTTP/1.1 20"],
    ["headers that break off", "HTTP/1.1 200 OK\r\nx: y\r\n"],
    ["nothing but an interim answer", `HTTP/1.1 102 Processing${end}`],
    ["a Continue that was not asked for", `HTTP/1.1 100 Continue${end}${ok}`],
    ["a switch of protocols", `HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade${end}`],
    ["a switch to nothing", `HTTP/1.1 101 Switching${end}`],
    ["a status below all", empty("099")],
    ["a status of nothing", empty("000")],
    ["more codings than fetch unpacks", okWith(`content-encoding: ${"gzip, ".repeat(50)}gzip`)],
    ["a reset connection", reset],
  ])("%s.", async (_, answer) => {
    const { upstream, ...delivery } = await sendTo(answer);
    expect(delivery).toEqual({ outcome: "unanswered", attempts: 1, received: 1 });
    expect(String(upstream)).not.toMatch(/undefined|Asha|private-key/);
  });

  test.each([
    ["headers that stop", "HTTP/1.1 200 OK\r\nx-slow:", ""],
    ["headers that drip", "HTTP/1.1 200 OK\r\n", "x: y\r\n"],
    ["interim answers without an end", "", `HTTP/1.1 103 Early Hints${end}`],
  ])("%s.", async (_, first, drop) => {
    const dripping = (socket: Socket) => {
      socket.write(first);
      const timer = setInterval(() => socket.write(drop), 20);
      socket.on("close", () => clearInterval(timer));
    };
    expect(await sendTo(dripping, { attempt: 300 })).toEqual({
      outcome: "unanswered",
      upstream: "timeout",
      attempts: 1,
      received: 1,
    });
  });
});

describe("A server that cannot prove its name is told nothing", () => {
  test("with a certificate it made itself.", async () => {
    expect(await sendTo(ok, { scheme: "https", tls: true })).toEqual({
      outcome: "unanswered",
      upstream: "DEPTH_ZERO_SELF_SIGNED_CERT",
      attempts: 1,
      received: 0,
    });
  });

  test("without TLS.", async () => {
    let heard = "";
    const delivery = await sendTo(
      (socket, firstBytes) => {
        heard = firstBytes.toString("latin1");
        socket.end(ok);
      },
      { scheme: "https" },
    );
    const upstream = expect.stringMatching(/SSL/);
    expect(delivery).toMatchObject({ outcome: "unanswered", upstream, attempts: 1 });
    // A handshake, and nothing in the clear.
    expect(heard.startsWith("\u0016\u0003")).toBe(true);
    expect(heard).not.toContain(privateKey);
  });

  test("when it hangs in the handshake, and is not asked again.", async () => {
    const delivery = await sendTo(() => {}, { scheme: "https", attempt: 300 });
    expect(delivery).toMatchObject({ outcome: "unanswered", upstream: "timeout", attempts: 1 });
  });
});

describe("A time to try again", () => {
  const unusable = ["-5", "1.5", "2e0", "0x1", "+1", "0, 0", "1s", "soon", "", "2001-01-01", "Jan 1"];
  test.each([...unusable, "9".repeat(30), fromNow(60)])(
    "that is none, or too far, is not waited for: %j.",
    async (time) => {
      expect(await sendTo(empty(503, `retry-after: ${time}`))).toEqual({
        outcome: "limited",
        upstream: 503,
        attempts: 1,
        received: 1,
      });
    },
  );

  test.each<[string, Answer[], string, number | string]>([
    ["in the past is now", [empty(503, `retry-after: ${fromNow(-60)}`), ok], "accepted", 200],
    [
      "may be named again, until another answer comes",
      [empty(429), empty(503, "retry-after: 0"), empty(429), empty(403)],
      "refused",
      403,
    ],
    [
      "does not bring another after an attempt without an answer",
      [empty(429), reset],
      "unanswered",
      "ECONNRESET",
    ],
  ])("%s.", async (_, answers, outcome, upstream) => {
    const attempts = answers.length;
    expect(await sendTo(answers)).toEqual({ outcome, upstream, attempts, received: attempts });
  });
});
