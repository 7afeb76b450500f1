import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkEmailjs } from "../netlify/local/check-emailjs.ts";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
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

async function faults(send: boolean): Promise<string[]> {
  const findings = await checkEmailjs({ send });
  expect(JSON.stringify(findings)).not.toMatch(secrets);
  return findings.filter(({ good }) => !good).map(({ text }) => text);
}

/** What is wrong when EmailJS answers in this way. */
async function faultsWith(answer: RequestListener, send = true): Promise<string[]> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => answer(request, response));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.stubEnv("EMAILJS_ORIGIN", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    return await faults(send);
  } finally {
    server.close();
  }
}

const answering =
  (status: number, text: string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(text);

describe("A refusal is explained, with the place to mend it", () => {
  test.each([
    [400, "The Public Key is invalid. To find this ID, visit https://dashboard", /PUBLIC_KEY.*API keys/],
    [400, "The service ID not found. To find this ID, visit https://dashboard", /SERVICE_ID.*Email Services/],
    [400, "The template ID not found. To find this ID, visit https://dashboard", /TEMPLATE_ID.*Templates/],
    [403, "API calls are disabled for non-browser applications", /Allow.*Account > Security/],
    [403, "API access from non-browser environments is currently disabled", /Allow.*Account > Security/],
    [403, "API calls in strict mode, but no private key was passed", /API keys.*EMAILJS_PRIVATE_KEY/],
    [403, "Forbidden", /settings forbid.*Account > Security/],
    [404, "Account not found", /EMAILJS_PUBLIC_KEY/],
    [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account", /Reconnect.*Email Services/],
    [412, "Gmail_API: Request had insufficient authentication scopes", /Reconnect.*Email Services/],
    [413, "Variables size limit", /larger.*Email Templates/],
    [422, "The recipients address is empty", /To Email.*Email Templates/],
    [426, "Monthly request quota exceeded", /quota is spent.*plan/],
    [429, "Too Many Requests", /one request a second.*minute/],
    [451, "Unavailable For Headless Browser", /settings forbid.*Account > Security/],
    [302, "Found", /redirects.*EMAILJS_ORIGIN/],
    [500, "Internal Server Error", /fault of its own.*later/],
    [503, "Service Unavailable", /fault of its own.*later/],
    [418, "I'm a teapot", /documents no such answer.*Email History/],
  ])("%i %s.", async (status, text, advice) => {
    const [fault, ...others] = await faultsWith(answering(status, text));
    expect(others).toEqual([]);
    expect(fault).toContain(`answered ${status} "${text}".`);
    expect(fault).toMatch(advice);
  });

  test("without repeating a setting that the answer repeats.", async () => {
    const [fault] = await faultsWith(answering(403, "private-key-1 of mailbox-public-key is not yours"));
    expect(fault).toContain('"*** of *** is not yours"');
  });
});

describe("Settings", () => {
  test.each(["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"])(
    "that are missing are named, and nothing is asked: %s.",
    async (name) => {
      vi.stubEnv(name, " ");
      expect(await faults(true)).toEqual([expect.stringContaining(`Missing or malformed: ${name}.`)]);
      expect(mailbox.messages).toEqual([]);
    },
  );

  test("that are malformed are named, without their value.", async () => {
    vi.stubEnv("EMAILJS_ORIGIN", "https://private-key-1@api.emailjs.com");
    expect(await faults(true)).toEqual([expect.stringContaining("Missing or malformed: EMAILJS_ORIGIN.")]);
  });
});

describe("Without --send", () => {
  test("EmailJS is asked once, for nothing that it could deliver, and told no setting.", async () => {
    expect(await faults(false)).toEqual([]);
    expect(mailbox.messages).toEqual([expect.objectContaining({ answer: "400", body: "{}" })]);
  });

  test.each([
    [200, "OK", /no such answer/],
    [403, "API access from non-browser environments is currently disabled", /Allow/],
    [503, "Service Unavailable", /later/],
  ])("an answer that EmailJS does not give to that is a fault: %i.", async (status, text, advice) => {
    expect(await faultsWith(answering(status, text), false)).toEqual([expect.stringMatching(advice)]);
  });

  test("no answer is a fault.", async () => {
    const gone = await startMailbox({ port: 0 });
    await gone.close();
    vi.stubEnv("EMAILJS_ORIGIN", gone.origin);
    expect(await faults(false)).toEqual([expect.stringContaining("no answer (ECONNREFUSED)")]);
  });
});

describe("With --send", () => {
  test("one enquiry is delivered, marked as a test, with every variable filled in.", async () => {
    expect(await faults(true)).toEqual([]);
    expect(mailbox.messages).toHaveLength(1);
    const { answer, templateParams } = mailbox.messages[0]!;
    expect(answer).toBe("200");
    expect(templateParams).toMatchObject({ name: "Test by npm run doctor", email: "doctor@example.com" });
    expect(templateParams["msg"]).toMatch(/^Test enquiry of \d{4}-.*Please ignore it\.$/);
    expect(Object.values(templateParams)).not.toContain("");
  });

  test("no answer leaves open whether it was delivered.", async () => {
    const [fault] = await faultsWith((_, response) => response.socket?.resetAndDestroy());
    expect(fault).toMatch(/no answer \(ECONNRESET\).*may have been delivered/);
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
    expect(stdout).toMatch(/^ok {3}\S+ accepted a test enquiry/m);
    expect(stdout).not.toMatch(secrets);
    expect(mailbox.messages).toHaveLength(1);
  });

  test("ends with 1 when something is wrong.", async () => {
    vi.stubEnv("EMAILJS_TEMPLATE_ID", "unknown-1");
    const { code, stdout } = await run("--send");
    expect(code).toBe(1);
    expect(stdout).toMatch(/^BAD {2}\S+ answered 400 .*EMAILJS_TEMPLATE_ID/m);
    expect(stdout).not.toMatch(/unknown-1/);
  });
});
