import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { unknownId } from "../../../netlify/local/emailjs-texts.ts";
import { mailboxAccount, mailboxPrivateKey } from "../../../netlify/local/mailbox-account.ts";
import { startMailbox, type Mailbox } from "../../../netlify/local/mailbox.ts";

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ port: 0 });
});
afterEach(() => mailbox.close());

const send = (body: unknown, contentType = "application/json") =>
  fetch(`${mailbox.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": contentType },
    body: typeof body === "string" ? body : JSON.stringify(body),
    redirect: "manual",
  });

const templateParams = { name: "Asha", email: "asha@example.com", mob: "9876543210", msg: "Hello" };

const bodyWith = (params: object, others: object = {}) => ({
  lib_version: "4.4.1",
  user_id: mailboxAccount.publicKey,
  service_id: mailboxAccount.serviceId,
  template_id: mailboxAccount.templateId,
  template_params: params,
  ...others,
});

const bodyFrom = (email: string) => bodyWith({ ...templateParams, email });

async function answerTo(body: unknown, contentType?: string) {
  const response = await send(body, contentType);
  return { status: response.status, text: await response.text() };
}

const answerToKey = (accessToken: string) => answerTo(bodyWith(templateParams, { accessToken }));

const accepted = { status: 200, text: "OK" };

const get = (address: string) => fetch(mailbox.origin + address);
const read = async (address: string) => (await get(address)).text();
const policyOf = async (address: string) => (await get(address)).headers.get("content-security-policy");

describe("as EmailJS it", () => {
  test.each([
    ["user_id", unknownId.publicKey],
    ["service_id", unknownId.service],
    ["template_id", unknownId.template],
  ])("answers 400 to a request whose %s is missing or unknown", async (name, unknown) => {
    const missing = { status: 400, text: `The ${name} parameter is required` };
    expect(await answerTo(bodyWith(templateParams, { [name]: undefined }))).toEqual(missing);
    expect(await answerTo(bodyWith(templateParams, { [name]: "x" }))).toEqual({ status: 400, text: unknown });
  });

  test.each([false, true])(
    "answers 403 to a wrong private key, and to none if it requires one (%s)",
    async (requiresPrivateKey) => {
      await mailbox.close();
      mailbox = await startMailbox({ port: 0, requiresPrivateKey });
      const none = await answerTo(bodyWith(templateParams));
      expect(none).toMatchObject(requiresPrivateKey ? { status: 403 } : accepted);
      for (const wrong of ["wrong", ""])
        expect(await answerToKey(wrong)).toMatchObject({
          status: 403,
          text: expect.stringContaining("private key"),
        });
      expect(await answerToKey(mailboxPrivateKey)).toEqual(accepted);
    },
  );

  test("answers 413 to more than 50 kB of variables", async () => {
    const answer = await answerTo(bodyWith({ msg: "a".repeat(50 * 1024) }));
    expect(answer).toEqual({ status: 413, text: "Variables size limit" });
  });
});

describe("its page", () => {
  test("opens the newest email, and lists the addresses that play a failure", async () => {
    expect(await read("/")).toContain("No emails yet");
    await send(bodyFrom("asha@example.com"));
    await send(bodyFrom("ben@example.com"));
    const html = await read("/");
    expect(html).toContain("ben@example.com");
    expect(html).not.toContain("asha@example.com");
    const shown = Array.from(html.matchAll(/<dt>(\S+)@mailbox\.test</g), ([, name]) => name);
    expect(shown).toContain("hang");
  });

  test("shows how subject and reply address arrive if EmailJS escapes them", async () => {
    await send(bodyWith({ ...templateParams, name: "O'Brien" }));
    const html = await read("/");
    expect(html).toContain(`<dt>Subject, if escaped</dt><dd dir="auto">Enquiry from O&amp;#39;Brien</dd>`);
    expect(html).not.toContain("Reply To, if escaped");
  });

  test("has a policy that allows no script and no other origin, and shows the email in a sandbox", async () => {
    await send(bodyFrom("asha@example.com"));
    for (const address of ["/emails/1", "/emails"]) {
      expect(await policyOf(address)).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'; frame-ancestors 'self'$/,
      );
    }
    expect(await policyOf("/emails/1.html")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
    expect(await read("/")).toMatch(/<iframe [^>]*sandbox /);
  });
});

test("an address plays the failure that it names, with any tag, and once for each tag if it says so", async () => {
  const refused = { status: 426, text: "Monthly request quota exceeded" };
  expect(await answerTo(bodyFrom("status-426+a.tag+more@mailbox.test"))).toEqual(refused);
  for (const tag of ["a", "b"])
    expect(await answerTo(bodyFrom(`once-503+${tag}@mailbox.test`))).toMatchObject({ status: 503 });
  expect(await answerTo(bodyFrom("once-503+a@mailbox.test"))).toEqual(accepted);
});
