import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { buildEmailBody, sendEmail } from "../netlify/email.ts";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { startMailbox, type Mailbox } from "../netlify/local/mailbox.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

const quick = { pause: 20, jitter: 0 };

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
});
afterAll(() => mailbox.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const send = (email: string, times: Parameters<typeof sendEmail>[2] = quick) =>
  sendEmail({ ...exampleEnquiry, email }, { ...mailboxAccount, origin: mailbox.origin }, times);

const messagesFrom = (email: string) =>
  mailbox.messages.filter(({ templateParams }) => templateParams["email"] === email);

/** Sends once to a server that answers as told, and counts what it received. */
async function sendTo(answer: RequestListener, times: Parameters<typeof sendEmail>[2] = quick) {
  let received = 0;
  const server = createServer((request, response) => {
    received++;
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const delivery = await sendEmail(
      exampleEnquiry,
      { ...mailboxAccount, origin: `http://127.0.0.1:${port}` },
      times,
    );
    return { ...delivery, received };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** In milliseconds, by the mailbox's clock. */
function pauseBetweenMessagesFrom(email: string): number {
  const [second, first] = messagesFrom(email);
  return Date.parse(second!.receivedAt) - Date.parse(first!.receivedAt);
}

function onceUnavailableUntil(date: string): RequestListener {
  let first = true;
  return (_, response) => {
    response.writeHead(first ? 503 : 200, { "retry-after": date }).end();
    first = false;
  };
}

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

const failingFetch = (error: Error) => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(error);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

describe("The body", () => {
  const settings = { ...mailboxAccount, origin: "https://api.emailjs.com" };
  const withoutKey =
    '{"lib_version":"4.4.1","user_id":"mailbox-public-key","service_id":"service_mailbox",' +
    '"template_id":"template_mailbox","template_params":{"name":"Asha","email":"asha@example.com",' +
    '"mob":"9876543210","msg":"We need a mobile app."}';

  test("has EmailJS's members in its library's order.", () => {
    expect(buildEmailBody(exampleEnquiry, settings)).toBe(`${withoutKey}}`);
  });

  test("ends with the private key when there is one.", () => {
    expect(buildEmailBody(exampleEnquiry, { ...settings, privateKey: "secret" })).toBe(
      `${withoutKey},"accessToken":"secret"}`,
    );
  });
});

describe("An enquiry is accepted", () => {
  test("when EmailJS answers 200.", async () => {
    expect(await send("ok@example.com")).toEqual({ outcome: "accepted", upstream: 200, attempts: 1 });
    expect(messagesFrom("ok@example.com")).toHaveLength(1);
  });

  test("when it answers another status that means success.", async () => {
    expect(await send("status-204@mailbox.test")).toEqual({
      outcome: "accepted",
      upstream: 204,
      attempts: 1,
    });
  });

  test.each(["drip", "huge"])("by the status alone, whatever the body does: %s.", async (failure) => {
    const email = `${failure}+accepted@mailbox.test`;
    expect(await send(email)).toEqual({ outcome: "accepted", upstream: 200, attempts: 1 });
    expect(messagesFrom(email)).toHaveLength(1);
  });

  test("when the connection breaks off after the status.", async () => {
    const delivery = await sendTo((_, response) => {
      response.writeHead(200, { "content-length": 1000 }).write("O", () => response.socket?.end());
    });
    expect(delivery).toEqual({ outcome: "accepted", upstream: 200, attempts: 1, received: 1 });
  });

  test("and a body that never ends is let go of.", async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    await sendTo((_, response) => {
      response.on("close", resolve).writeHead(200).write("O");
    });
    await released;
  });
});

describe("A clear refusal", () => {
  test.each([400, 403, 404, 412, 413, 422, 451, 500, 502, 504])("with %i is final.", async (status) => {
    const email = `status-${status}+final@mailbox.test`;
    expect(await send(email)).toEqual({ outcome: "refused", upstream: status, attempts: 1 });
    expect(messagesFrom(email)).toHaveLength(1);
  });

  test("is final even when it names a time to try again.", async () => {
    expect(await send("status-500-after-0@mailbox.test")).toMatchObject({ outcome: "refused", attempts: 1 });
    expect(await send("status-426-after-0@mailbox.test")).toMatchObject({ outcome: "limited", attempts: 1 });
  });

  test("is what a redirect is: following it would look like success.", async () => {
    expect(await send("redirect@mailbox.test")).toEqual({ outcome: "refused", upstream: 302, attempts: 1 });
  });

  test.each([301, 303, 307, 308])(
    "is what a redirect with %i is, which is asked for nothing.",
    async (status) => {
      const requested: string[] = [];
      const delivery = await sendTo((request, response) => {
        requested.push(`${request.method} ${request.url}`);
        response.writeHead(status, { location: "/elsewhere" }).end();
      });
      expect(delivery).toMatchObject({ outcome: "refused", upstream: status, attempts: 1 });
      expect(requested).toEqual(["POST /api/v1.0/email/send"]);
    },
  );

  test("is what an answer that is not HTTP is.", async () => {
    expect(await send("garbage@mailbox.test")).toEqual({
      outcome: "refused",
      upstream: "HTTPParserError",
      attempts: 1,
    });
    expect(await send("long-header@mailbox.test")).toMatchObject({
      outcome: "refused",
      upstream: "UND_ERR_HEADERS_OVERFLOW",
      attempts: 1,
    });
  });

  test("is what a spent quota is, but one that time heals.", async () => {
    expect(await send("status-426@mailbox.test")).toEqual({ outcome: "limited", upstream: 426, attempts: 1 });
  });
});

describe("A request for patience", () => {
  test("is met again and again, until the last moment for an attempt.", async () => {
    const times = { ...quick, delivery: 5_000, shortestAttempt: 4_000 };
    const startedAt = performance.now();
    const { attempts, ...delivery } = await send("status-429@mailbox.test", times);
    expect(delivery).toEqual({ outcome: "limited", upstream: 429 });
    expect(attempts).toBeGreaterThan(2);
    expect(messagesFrom("status-429@mailbox.test")).toHaveLength(attempts);
    expect(pauseBetweenMessagesFrom("status-429@mailbox.test")).toBeGreaterThanOrEqual(19);
    expect(performance.now() - startedAt).toBeLessThan(times.delivery);
  });

  test.each(["once-429", "once-429-after-0", "once-503-after-0"])(
    "is met with success: %s.",
    async (failure) => {
      const email = `${failure}+success@mailbox.test`;
      expect(await send(email)).toEqual({ outcome: "accepted", upstream: 200, attempts: 2 });
      const messages = messagesFrom(email);
      expect(messages).toHaveLength(2);
      expect(messages[0]!.body).toBe(messages[1]!.body);
    },
  );

  test("is met until another answer comes.", async () => {
    const answers = [429, 429, 429, 403];
    expect(await sendTo((_, response) => response.writeHead(answers.shift()!).end())).toEqual({
      outcome: "refused",
      upstream: 403,
      attempts: 4,
      received: 4,
    });
  });

  test.each(["status-429-after-16", "status-503-after-16", "status-503"])(
    "is not met when it is too long or of unknown length: %s.",
    async (failure) => {
      const email = `${failure}+impatient@mailbox.test`;
      expect(await send(email)).toMatchObject({ outcome: "limited", attempts: 1 });
      expect(messagesFrom(email)).toHaveLength(1);
    },
  );

  test("is met no sooner than it says.", async () => {
    await send("once-503-after-1@mailbox.test");
    expect(pauseBetweenMessagesFrom("once-503-after-1@mailbox.test")).toBeGreaterThanOrEqual(990);
  });

  test("may name a date.", async () => {
    expect(await sendTo(onceUnavailableUntil(fromNow(-60)))).toMatchObject({ attempts: 2, received: 2 });
    expect(await sendTo(onceUnavailableUntil(fromNow(60)))).toMatchObject({ attempts: 1, received: 1 });
    expect(await sendTo(onceUnavailableUntil("soon"))).toMatchObject({ attempts: 1, received: 1 });
  });
});

describe("When nobody knows whether it was sent, it is not sent again", () => {
  test("after silence.", async () => {
    const email = "hang+silence@mailbox.test";
    expect(await send(email, { ...quick, longestAttempt: 200 })).toEqual({
      outcome: "unanswered",
      upstream: "timeout",
      attempts: 1,
    });
    expect(messagesFrom(email)).toHaveLength(1);
  });

  test("after a reset connection.", async () => {
    expect(await send("reset@mailbox.test")).toEqual({
      outcome: "unanswered",
      upstream: "ECONNRESET",
      attempts: 1,
    });
    expect(messagesFrom("reset@mailbox.test")).toHaveLength(1);
  });

  test("after a connection that was closed without an answer.", async () => {
    expect(await sendTo((_, response) => response.socket?.end())).toEqual({
      outcome: "unanswered",
      upstream: "UND_ERR_SOCKET",
      attempts: 1,
      received: 1,
    });
  });

  test("after an answer that stops in its headers.", async () => {
    const delivery = await sendTo((_, response) => response.socket?.write("HTTP/1.1 200 OK\r\nx-slow:"), {
      ...quick,
      longestAttempt: 200,
    });
    expect(delivery).toEqual({ outcome: "unanswered", upstream: "timeout", attempts: 1, received: 1 });
  });

  test("and a later attempt counts the same as the first.", async () => {
    let first = true;
    const delivery = await sendTo((_, response) => {
      if (first) response.writeHead(429).end();
      else response.socket?.resetAndDestroy();
      first = false;
    });
    expect(delivery).toEqual({ outcome: "unanswered", upstream: "ECONNRESET", attempts: 2, received: 2 });
  });
});

describe("When certainly nothing was sent, it is tried once more", () => {
  test("after a refused connection.", async () => {
    const gone = await startMailbox({ port: 0 });
    await gone.close();
    expect(await sendEmail(exampleEnquiry, { ...mailboxAccount, origin: gone.origin }, quick)).toEqual({
      outcome: "unanswered",
      upstream: "ECONNREFUSED",
      attempts: 2,
    });
  });

  test("after a name that cannot be resolved.", async () => {
    const settings = { ...mailboxAccount, origin: "http://no-such-host.invalid" };
    expect(await sendEmail(exampleEnquiry, settings, quick)).toEqual({
      outcome: "unanswered",
      // The second is the answer of a machine without a network.
      upstream: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/),
      attempts: 2,
    });
  }, 20_000);

  test.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"])("after %s.", async (code) => {
    const fetch = failingFetch(
      new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }),
    );
    expect(await send("asha@example.com")).toEqual({ outcome: "unanswered", upstream: code, attempts: 2 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

test("A mistake of our own is not taken for the network's.", async () => {
  const mistake = new TypeError("Cannot read properties of undefined");
  failingFetch(mistake);
  await expect(send("asha@example.com")).rejects.toBe(mistake);
});

test("An attempt may last eight seconds.", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  await sendEmail(exampleEnquiry, { ...mailboxAccount, origin: mailbox.origin });
  expect(timeout.mock.calls).toEqual([[8_000]]);
});

test("No connection is kept for the next enquiry, which may come after the function was frozen.", async () => {
  await send("connection@example.com");
  expect(messagesFrom("connection@example.com")[0]!.headers.connection).toBe("close");
});

test("A request carries its length and comes in one piece, though fetch is given a stream.", async () => {
  await send("length@example.com");
  const { headers, body } = messagesFrom("length@example.com")[0]!;
  expect(headers).toMatchObject({ "content-length": String(Buffer.byteLength(body)) });
  expect(headers).not.toHaveProperty("transfer-encoding");
});
