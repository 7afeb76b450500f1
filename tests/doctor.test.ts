import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { explainRefusal, explainSilence, refusals } from "../netlify/local/emailjs-refusals.ts";
import { examine, type Finding } from "../netlify/local/examination.ts";
import { startMailbox, type Mailbox } from "../netlify/local/mailbox.ts";

const secrets = /service_mailbox|template_mailbox|mailbox-public-key|private-key-1/;

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ port: 0 });
  vi.stubEnv("EMAILJS_SERVICE_ID", mailboxAccount.serviceId);
  vi.stubEnv("EMAILJS_TEMPLATE_ID", mailboxAccount.templateId);
  vi.stubEnv("EMAILJS_PUBLIC_KEY", mailboxAccount.publicKey);
  vi.stubEnv("EMAILJS_PRIVATE_KEY", "private-key-1");
  vi.stubEnv("EMAILJS_ORIGIN", mailbox.origin);
});
afterEach(async () => {
  await mailbox.close();
  vi.unstubAllEnvs();
});

async function findings(options: Parameters<typeof examine>[0] = {}) {
  const found: Finding[] = [];
  for await (const finding of examine({ gap: 0, ...options })) found.push(finding);
  expect(JSON.stringify(found)).not.toMatch(secrets);
  return found;
}

const badOnes = async (options?: Parameters<typeof examine>[0]) =>
  (await findings(options)).filter(({ verdict }) => verdict === "bad");

const delivered = () => mailbox.messages.filter(({ answer }) => answer === "200");

/** Examines an account that answers every question with the same refusal. */
async function badOnesWith(status: number, text: string) {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(status).end(text));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.stubEnv("EMAILJS_ORIGIN", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    return await badOnes();
  } finally {
    server.close();
  }
}

/** Status and text as EmailJS documents them or its users report them, and what the operator must read. */
const documented: [number, string, RegExp, RegExp][] = [
  [
    400,
    "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
    /public key/,
    /Public Key.*EMAILJS_PUBLIC_KEY/,
  ],
  [400, "The user_id parameter is required", /public key/, /EMAILJS_PUBLIC_KEY/],
  [
    400,
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
    /service/,
    /Service ID.*EMAILJS_SERVICE_ID/,
  ],
  [
    400,
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
    /template/,
    /Template ID.*EMAILJS_TEMPLATE_ID/,
  ],
  [
    403,
    "API calls are disabled for non-browser applications",
    /browsers alone/,
    /Account > Security > Allow/,
  ],
  [
    403,
    "API access from non-browser environments is currently disabled",
    /browsers alone/,
    /Account > Security > Allow/,
  ],
  [
    403,
    "API calls in strict mode, but no private key was passed",
    /requires the private key/,
    /EMAILJS_PRIVATE_KEY/,
  ],
  [403, "Forbidden", /security settings/, /Account > Security/],
  [404, "Account not found", /does not find the account/, /EMAILJS_PUBLIC_KEY/],
  [
    412,
    "Gmail_API: Invalid grant. Please reconnect your Gmail account",
    /permission to send/,
    /Email Services.*reconnect/,
  ],
  [
    412,
    "Gmail_API: Request had insufficient authentication scopes",
    /permission to send/,
    /every permission/,
  ],
  [422, "The recipients address is empty", /whom to send/, /To Email/],
  [426, "Monthly request quota exceeded", /quota is spent/, /plan/],
  [429, "Too Many Requests", /one request a second/, /Wait/],
  [451, "Unavailable For Headless Browser", /headless/, /Account > Security/],
  [500, "Internal Server Error", /fault of its own/, /later/],
  [503, "Service Unavailable", /fault of its own/, /later/],
  [302, "", /redirect/, /EMAILJS_ORIGIN/],
  [418, "I'm a teapot", /no such answer/, /Email History/],
];

describe("The doctor explains", () => {
  test.each(documented)("%i %s.", async (status, text, meaning, mend) => {
    const [finding, ...others] = await badOnesWith(status, text);
    expect(others).toEqual([]);
    expect(finding!.text).toContain(`EmailJS answered ${status}`);
    expect(finding!.text).toContain(text);
    expect(finding!.text).toMatch(meaning);
    expect(finding!.mend).toMatch(mend);
    expect(finding!.mend).not.toBe("");
  });

  test("every refusal that it knows, each by its own case above or by the size it asks with.", () => {
    const explained = new Set<object>(documented.map(([status, text]) => explainRefusal(status, text)));
    expect(refusals.filter((refusal) => !explained.has(refusal)).map(({ status }) => status)).toEqual([413]);
  });

  test.each([
    ["ENOTFOUND", /resolved/],
    ["EAI_AGAIN", /resolved/],
    ["ECONNREFUSED", /no answer/],
    ["timeout", /no answer/],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", /does not prove/],
    ["ERR_TLS_CERT_ALTNAME_INVALID", /does not prove/],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /does not prove/],
    ["bad port", /port/],
  ])("%s.", (code, meaning) => {
    expect(explainSilence(code).meaning).toMatch(meaning);
  });

  test("an address that refuses connections.", async () => {
    await mailbox.close();
    const [finding] = await badOnes();
    expect(finding!.text).toMatch(/cannot be asked: ECONNREFUSED/);
    mailbox = await startMailbox({ port: 0 });
  });

  test("a port that no request is sent to.", async () => {
    vi.stubEnv("EMAILJS_ORIGIN", "http://127.0.0.1:1");
    expect((await badOnes())[0]!.text).toMatch(/bad port/);
  });

  test("an answer that repeats what it was asked, without repeating it.", async () => {
    const [finding] = await badOnesWith(403, "Key private-key-1 of mailbox-public-key is not yours");
    expect(finding!.text).toContain("Key (a setting) of (a setting) is not yours");
  });

  test("an answer of any length and without an end.", async () => {
    expect((await badOnesWith(403, "x".repeat(1_000_000)))[0]!.text.length).toBeLessThan(500);
  });
});

describe("Settings", () => {
  test.each(["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"])(
    "that are missing are named, and nothing is asked: %s.",
    async (name) => {
      vi.stubEnv(name, " ");
      const found = await findings({ send: true });
      expect(found).toHaveLength(1);
      expect(found[0]!.text).toContain(`Missing or malformed: ${name}.`);
      expect(mailbox.messages).toEqual([]);
    },
  );

  test.each([
    ["EMAILJS_PUBLIC_KEY", /public key/],
    ["EMAILJS_SERVICE_ID", /e-mail service/],
    ["EMAILJS_TEMPLATE_ID", /template/],
  ])("that EmailJS does not know are found without sending: %s.", async (name, meaning) => {
    vi.stubEnv(name, "unknown");
    const [finding, ...others] = await badOnes({ send: true });
    expect(others).toEqual([]);
    expect(finding!.text).toMatch(meaning);
    expect(delivered()).toEqual([]);
  });

  test("that were swapped are found.", async () => {
    vi.stubEnv("EMAILJS_PRIVATE_KEY", mailboxAccount.publicKey);
    expect((await badOnes())[0]!.text).toMatch(/EMAILJS_PRIVATE_KEY is the public key/);
  });

  test("that are safe to leave out are pointed out.", async () => {
    vi.stubEnv("EMAILJS_PRIVATE_KEY", "");
    const notes = (await findings()).filter(({ verdict }) => verdict === "note").map(({ text }) => text);
    expect(notes).toContainEqual(expect.stringContaining("EMAILJS_PRIVATE_KEY is not set"));
    expect(notes).toContainEqual(expect.stringContaining("do not go to EmailJS"));
  });
});

describe("In an account in order", () => {
  test("the doctor asks four times, and delivers nothing.", async () => {
    const found = await findings();
    expect(found.filter(({ verdict }) => verdict === "bad")).toEqual([]);
    for (const name of ["public key", "e-mail service", "template"]) {
      expect(found).toContainEqual({ verdict: "good", text: `EmailJS knows the ${name}.` });
    }
    expect(mailbox.messages.map(({ answer }) => answer).toSorted()).toEqual(["400", "400", "400", "413"]);
    for (const { body } of mailbox.messages) expect(body.length).toBeGreaterThan(50 * 1024);
  });

  test("it says what it cannot know where the size is looked at first.", async () => {
    expect(await badOnesWith(413, "Variables size limit")).toEqual([]);
    const server = createServer((request, response) => {
      request.resume().on("end", () => response.writeHead(413).end("Variables size limit"));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    vi.stubEnv("EMAILJS_ORIGIN", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const texts = (await findings()).map(({ text }) => text);
    server.close();
    expect(texts).toContain("Whether EmailJS knows the template cannot be seen without sending.");
    expect(texts.join()).not.toMatch(/,EmailJS knows/);
  });

  test("a question that is accepted, against all documents, is reported.", async () => {
    const [finding] = await badOnesWith(200, "OK");
    expect(finding!.text).toMatch(/may have been delivered/);
  });

  test("on request it delivers one enquiry, marked as a test, and says where to look.", async () => {
    const found = await findings({ send: true });
    expect(delivered()).toHaveLength(1);
    expect(delivered()[0]).toMatchObject({
      templateParams: {
        name: "Test by npm run doctor",
        msg: expect.stringMatching(/^Test enquiry of \d{4}-.*Please ignore it\.$/s),
      },
    });
    expect(found.at(-1)).toMatchObject({
      verdict: "good",
      text: expect.stringContaining("no proof that it arrived"),
      mend: expect.stringMatching(/spam.*Email History/s),
    });
  });

  test.each([
    ["status-412", /permission to send/],
    ["status-422", /whom to send/],
    ["status-429", /one request a second/],
    ["reset", /may have been delivered all the same/],
    ["garbage", /may have been delivered all the same/],
    ["redirect", /redirect/],
  ])("the test enquiry's failure is explained and not tried again: %s.", async (failure, meaning) => {
    const [finding, ...others] = await badOnes({ send: true, email: `${failure}@mailbox.test` });
    expect(others).toEqual([]);
    expect(finding!.text).toMatch(meaning);
    expect(mailbox.messages.filter(({ answer }) => answer === failure)).toHaveLength(1);
  });

  test("an answer without an end is good enough.", async () => {
    expect(await badOnes({ send: true, email: "huge@mailbox.test" })).toEqual([]);
  });
});

describe("npm run doctor", () => {
  const script = fileURLToPath(new URL("../netlify/local/doctor.ts", import.meta.url));
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, [script, ...options], { env: process.env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );

  test("ends with 0 when all is well, and prints no secret.", async () => {
    const { code, stdout } = await run("--send");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok {4}EmailJS accepted the test enquiry/m);
    expect(stdout).not.toMatch(secrets);
    expect(delivered()).toHaveLength(1);
  }, 20_000);

  test("ends with 1 when something is wrong.", async () => {
    vi.stubEnv("EMAILJS_TEMPLATE_ID", "unknown-1");
    const { code, stdout } = await run();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^BAD {3}EmailJS answered 400.*template/m);
    expect(stdout).not.toMatch(/unknown-1/);
  });
});
