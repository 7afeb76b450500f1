import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { mailboxAccount } from "../../../netlify/local/mailbox-account.ts";
import { startMailbox, type Mailbox } from "../../../netlify/local/mailbox.ts";
import { buildEmailBody, sendEmail } from "../../../netlify/send-email.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";

const shortPauses = { pauseMs: 20, jitterMs: 0 };

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 });
});
afterAll(() => mailbox.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const send = (email: string, times: Parameters<typeof sendEmail>[2] = shortPauses) =>
  sendEmail({ ...exampleEnquiry, email }, { ...mailboxAccount, origin: mailbox.origin }, times);

const messagesFrom = (email: string) =>
  mailbox.emails.filter(({ templateParams }) => templateParams["email"] === email);

/** Returns the time between the last two messages, in milliseconds of the mailbox's clock. */
function pauseBetweenMessagesFrom(email: string): number {
  const [second, first] = messagesFrom(email);
  return Date.parse(second!.receivedAt) - Date.parse(first!.receivedAt);
}

// tests/unit/netlify/emailjs-contract.test.ts has the rest of the body.
test("a private key that is set is added to the body", () => {
  const settings = { ...mailboxAccount, origin: "https://api.emailjs.com" };
  const body = buildEmailBody(exampleEnquiry, settings);
  const withKey = buildEmailBody(exampleEnquiry, { ...settings, privateKey: "secret" });
  expect(withKey).toBe(body.replace(/\}$/, ',"accessToken":"secret"}'));
});

describe("an enquiry is sent once when the response", () => {
  test.each([
    ["is a success", "ok@example.com", "accepted", 200],
    ["is a failure that names a time to try again", "status-500-after-0@mailbox.test", "refused", 500],
    ["is a refusal because the quota is spent", "status-426@mailbox.test", "limited", 426],
    ["is such a refusal that names a time to try again", "status-426-after-0@mailbox.test", "limited", 426],
    ["asks for a longer wait than there is time for", "status-429-after-16@mailbox.test", "limited", 429],
    ["asks for a wait of unknown length", "status-503@mailbox.test", "limited", 503],
  ] as const)("%s (%s)", async (_, email, outcome, upstream) => {
    expect(await send(email)).toEqual({ outcome, upstream, attempts: 1 });
    expect(messagesFrom(email)).toHaveLength(1);
  });

  test("does not come, after which it may have been sent", async () => {
    const email = "hang@mailbox.test";
    const result = await send(email, { ...shortPauses, longestAttemptMs: 2_000 });
    expect(result).toEqual({ outcome: "unanswered", upstream: "timeout", attempts: 1 });
    expect(messagesFrom(email)).toHaveLength(1);
  });
});

describe("a request to try again later", () => {
  test("is followed by further attempts, until there is no time for another", async () => {
    const email = "status-429@mailbox.test";
    const times = { ...shortPauses, allAttemptsMs: 6_000, shortestAttemptMs: 4_000 };
    const { attempts, ...result } = await send(email, times);
    expect(result).toEqual({ outcome: "limited", upstream: 429 });
    expect(attempts).toBeGreaterThan(2);
    expect(messagesFrom(email)).toHaveLength(attempts);
    // The mailbox writes times in whole milliseconds.
    expect(pauseBetweenMessagesFrom(email)).toBeGreaterThanOrEqual(times.pauseMs - 1);
  });

  test("is followed by the same request, after the time that it names", async () => {
    const email = "once-503-after-1@mailbox.test";
    expect(await send(email)).toEqual({ outcome: "accepted", upstream: 200, attempts: 2 });
    const [second, first] = messagesFrom(email);
    expect(second!.body).toBe(first!.body);
    expect(pauseBetweenMessagesFrom(email)).toBeGreaterThanOrEqual(990);
  });
});

describe("an attempt is repeated once when certainly nothing was sent", () => {
  test("after a refused connection", async () => {
    const closedMailbox = await startMailbox({ port: 0 });
    await closedMailbox.close();
    const result = await sendEmail(
      exampleEnquiry,
      { ...mailboxAccount, origin: closedMailbox.origin },
      shortPauses,
    );
    expect(result).toEqual({ outcome: "unanswered", upstream: "ECONNREFUSED", attempts: 2 });
  });

  test.each(["ENOTFOUND", "EAI_AGAIN"])("after %s", async (code) => {
    const cause = Object.assign(new Error(code), { code });
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockRejectedValue(new TypeError("fetch failed", { cause }));
    vi.stubGlobal("fetch", fetch);
    expect(await send("asha@example.com")).toEqual({ outcome: "unanswered", upstream: code, attempts: 2 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
