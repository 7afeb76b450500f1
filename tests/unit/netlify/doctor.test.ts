import { execFile } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { checkEmailjs } from "../../../netlify/local/check-emailjs.ts";
import { mailboxPrivateKey, mailboxSettings } from "../../../netlify/local/mailbox-account.ts";
import { functionMailbox } from "../../support/function-mailbox.ts";
import { listen } from "../../support/listen.ts";

const secrets = /service_mailbox|template_mailbox|mailbox-public-key|mailbox-private-key/;

const mailbox = await functionMailbox({ EMAILJS_PRIVATE_KEY: mailboxPrivateKey });

async function faults(send: boolean): Promise<string[]> {
  const { ok, text } = await checkEmailjs({ send });
  expect(text).not.toMatch(secrets);
  return ok ? [] : [text];
}

/** Returns the faults that the doctor finds when EmailJS responds in this way. */
async function faultsWith(answer: RequestListener, send = true): Promise<string[]> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => answer(request, response));
  });
  vi.stubEnv("EMAILJS_ORIGIN", await listen(server));
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
  [418, "I'm a teapot", /documents no such answer.*Email History/],
])("a refusal by EmailJS is explained, with the place to correct it: %i %s", async (status, text, advice) => {
  const found = await faultsWith(answering(status, text));
  expect(found).toEqual([expect.stringContaining(`answered ${status} "${text}".`)]);
  expect(found[0]).toMatch(advice);
});

test("a malformed setting is named without its value, and EmailJS is not called", async () => {
  vi.stubEnv("EMAILJS_ORIGIN", "https://mailbox-private-key@api.emailjs.com");
  expect(await faults(true)).toEqual([expect.stringContaining("Missing or malformed: EMAILJS_ORIGIN.")]);
  expect(mailbox.emails).toEqual([]);
});

test("without --send EmailJS is called once, with an empty body that it cannot deliver", async () => {
  expect(await faults(false)).toEqual([]);
  expect(mailbox.emails).toEqual([expect.objectContaining({ answer: "400", body: "{}" })]);
});

test.each([
  [false, /no answer \(ECONNRESET\)\. Check the network.*set\.$/],
  [true, /no answer \(ECONNRESET\).*may have been delivered/],
])(
  "no response is a fault, and with --send the enquiry may have been delivered (--send: %s)",
  async (send, fault) => {
    const found = await faultsWith((_, response) => response.socket?.resetAndDestroy(), send);
    expect(found).toEqual([expect.stringMatching(fault)]);
  },
);

test.each([
  ["a refused connection", 0, /no answer \(ECONNREFUSED\)/],
  ["a port that fetch refuses", 1, /no answer \(bad port\)\. Check .*EMAILJS_ORIGIN/],
])("after %s the doctor does not claim that an enquiry may have been delivered", async (_, port, fault) => {
  const server = createServer();
  const closed = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  vi.stubEnv("EMAILJS_ORIGIN", port === 0 ? closed : `http://localhost:${port}`);
  const found = await faults(true);
  expect(found).toEqual([expect.stringMatching(fault)]);
  expect(found[0]).not.toContain("delivered");
});

test("with --send one enquiry is delivered, marked as a test, with every variable filled in", async () => {
  expect(await faults(true)).toEqual([]);
  expect(mailbox.emails).toHaveLength(1);
  const { answer, templateParams } = mailbox.emails[0]!;
  expect(answer).toBe("200");
  expect(templateParams).toMatchObject({ name: "Test by npm run doctor", email: "doctor@example.com" });
  expect(templateParams["msg"]).toMatch(/^Test enquiry of \d{4}-.*Please ignore this test\.$/);
  expect(Object.values(templateParams)).not.toContain("");
});

/** Runs npm run doctor -- --send with the environment of this test. */
function runDoctor() {
  const script = path.resolve(import.meta.dirname, "../../../netlify/local/doctor.ts");
  return promisify(execFile)(process.execPath, [script, "--send"], { env: process.env }).catch(
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

test("npm run doctor blames no id of an account whose address is missing, and sends nothing", async () => {
  vi.stubEnv("EMAILJS_ORIGIN", mailboxSettings.EMAILJS_ORIGIN);
  for (const name of ["SERVICE_ID", "TEMPLATE_ID", "PUBLIC_KEY"])
    vi.stubEnv(`EMAILJS_${name}`, `own-${name}`);
  expect(await runDoctor()).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^BAD {2}.*EMAILJS_ORIGIN=https:\/\/api\.emailjs\.com/m),
  });
  expect(mailbox.emails).toEqual([]);
});

test("npm run doctor ends with 1 when EmailJS refuses, and prints no secret", async () => {
  vi.stubEnv("EMAILJS_PRIVATE_KEY", "unknown-1");
  const ended = await runDoctor();
  expect(ended).toEqual({
    code: 1,
    stdout: expect.stringMatching(/^BAD {2}\S+ answered 403 .*EMAILJS_PRIVATE_KEY/m),
  });
  expect(ended.stdout).not.toMatch(secrets);
  expect(ended.stdout).not.toContain("unknown-1");
  expect(mailbox.emails).toHaveLength(1);
}, 60_000);
