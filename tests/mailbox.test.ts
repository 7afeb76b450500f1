import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { startMailbox, type Mailbox, type Message } from "../netlify/local/mailbox.ts";

const dashboard = "https://dashboard.emailjs.com/admin";

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

const accepted = { status: 200, text: "OK" };

const emailOf = (message: Message) => message.templateParams["email"];

const get = (address: string) => fetch(mailbox.origin + address);
const read = async (address: string) => (await get(address)).text();
const policyOf = async (address: string) => (await get(address)).headers.get("content-security-policy");
const listed = async (query: string) =>
  (JSON.parse(await read(`/messages${query}`)) as Message[]).map(emailOf);
const empty = () => fetch(`${mailbox.origin}/messages`, { method: "DELETE" });

describe("As EmailJS it", () => {
  test("answers 200 OK to a request in order.", async () => {
    expect(await answerTo(bodyFrom("asha@example.com"))).toEqual(accepted);
  });

  test.each([
    ["without a public key", { user_id: undefined }, "The user_id parameter is required"],
    ["without a service", { service_id: "" }, "The service_id parameter is required"],
    ["without a template", { template_id: undefined }, "The template_id parameter is required"],
    [
      "with an unknown public key",
      { user_id: "x" },
      `The Public Key is invalid. To find this ID, visit ${dashboard}/account`,
    ],
    [
      "with an unknown service",
      { service_id: "x" },
      `The service ID not found. To find this ID, visit ${dashboard}`,
    ],
    [
      "with an unknown template",
      { template_id: "x" },
      `The template ID not found. To find this ID, visit ${dashboard}/templates`,
    ],
  ])("answers 400 to a request %s.", async (_, change, text) => {
    expect(await answerTo(bodyWith(templateParams, change))).toEqual({ status: 400, text });
  });

  test("answers 413 to more than 50 kB of variables.", async () => {
    const answer = await answerTo(bodyWith({ msg: "a".repeat(50 * 1024) }));
    expect(answer).toEqual({ status: 413, text: "Variables size limit" });
  });
});

describe("As a mailbox it", () => {
  test("keeps a message exactly as it was received.", async () => {
    const body = `${JSON.stringify(bodyWith(templateParams), null, 1)}\n`;
    await send(body);
    expect(mailbox.messages).toEqual([
      {
        number: 1,
        templateParams,
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        answer: "200",
        headers: expect.objectContaining({ "content-type": "application/json" }),
        body,
      },
    ]);
  });

  test("keeps what it refuses too, and says how it answered.", async () => {
    await send("{");
    await send(bodyFrom("status-426@mailbox.test"));
    expect(mailbox.messages.map((message) => [emailOf(message), message.answer])).toEqual([
      ["status-426@mailbox.test", "status-426"],
      [undefined, "400"],
    ]);
  });

  test("lists the messages as JSON, of one enquirer when asked, until it is emptied.", async () => {
    await send(bodyFrom("one+tag@example.com"));
    await send(bodyFrom("two@example.com"));
    expect(await listed("")).toEqual(["two@example.com", "one+tag@example.com"]);
    expect(await listed("?email=one%2Btag@example.com")).toEqual(["one+tag@example.com"]);
    expect(await listed("?email=three@example.com")).toEqual([]);
    expect((await empty()).status).toBe(204);
    expect(mailbox.messages).toEqual([]);
  });
});

describe("Its page", () => {
  test("opens the newest letter, and tells the addresses that fail.", async () => {
    expect(await read("/")).toContain("No letters yet");
    await send(bodyFrom("asha@example.com"));
    await send(bodyFrom("ben@example.com"));
    const html = await read("/");
    expect(html).toContain("ben@example.com");
    expect(html).not.toContain("asha@example.com");
    const shown = Array.from(html.matchAll(/<dt>(\S+)@mailbox\.test</g), ([, name]) => name);
    expect(shown.join(" ")).toBe("status-429 status-503-after-2 once-503 hang reset drip redirect garbage");
  });

  test("names a variable that the letter has no place for.", async () => {
    await send(bodyWith({ name: "Asha", colour: "green", number: 7 }));
    const html = await read("/");
    expect(html).toContain(`<dt>colour, not in the letter</dt><dd dir="auto">green</dd>`);
    expect(html).toContain(`<dt>number, not in the letter</dt><dd dir="auto">7</dd>`);
    expect(html).not.toContain("name, not in");
  });

  test("shows markup in a message as text.", async () => {
    const hostile = `<script>alert("1")</script><img src=x onerror='alert(2)'>&amp;`;
    await send(bodyWith({ name: hostile, email: hostile, msg: hostile, [hostile]: hostile }));
    for (const address of ["/letters/1", "/letters", "/letters/1.html"]) {
      const html = await read(address);
      expect(html).not.toContain("<script");
      expect(html).not.toContain("<img");
      expect(html).toContain(
        "&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#60;img src=x onerror=&#39;alert(2)&#39;&#62;&#38;amp;",
      );
    }
  });

  test("may run nothing and load nothing but itself, and the letter is shut in.", async () => {
    await send(bodyFrom("asha@example.com"));
    for (const address of ["/letters/1", "/letters"]) {
      expect(await policyOf(address)).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'; frame-ancestors 'self'$/,
      );
    }
    expect(await policyOf("/letters/1.html")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
    expect(await read("/")).toMatch(/<iframe [^>]*sandbox /);
  });
});

describe("On request it", () => {
  test.each([
    [400, `The Public Key is invalid. To find this ID, visit ${dashboard}/account`],
    [403, "API access from non-browser environments is currently disabled"],
    [404, "Account not found"],
    [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"],
    [413, "Variables size limit"],
    [422, "The recipients address is empty"],
    [426, "Monthly request quota exceeded"],
    [429, "Too Many Requests"],
    [451, "Unavailable For Headless Browser"],
    [500, "Internal Server Error"],
    [503, "Service Unavailable"],
  ])("answers %i.", async (status, text) => {
    for (const tag of ["", "+a.tag+more"]) {
      expect(await answerTo(bodyFrom(`status-${status}${tag}@mailbox.test`))).toEqual({ status, text });
    }
  });

  test("fails once for an exact address, until it is emptied.", async () => {
    const [a, b] = [bodyFrom("once-503+a@mailbox.test"), bodyFrom("once-503+b@mailbox.test")];
    expect(await answerTo(a)).toMatchObject({ status: 503 });
    expect(await answerTo(b)).toMatchObject({ status: 503 });
    expect(await answerTo(a)).toEqual(accepted);
    await empty();
    expect(await answerTo(a)).toMatchObject({ status: 503 });
  });

  test.each([
    ["reset", { code: "ECONNRESET" }],
    ["garbage", { name: "HTTPParserError" }],
  ])("breaks the connection or the protocol: %s.", async (name, cause) => {
    await expect(send(bodyFrom(`${name}@mailbox.test`))).rejects.toMatchObject({ cause });
  });

  test("redirects to an address that would look like success.", async () => {
    const response = await send(bodyFrom("redirect@mailbox.test"));
    expect(response.status).toBe(302);
    expect((await get(response.headers.get("location")!)).status).toBe(200);
  });

  test("hangs until it is closed.", async () => {
    const failed = expect(send(bodyFrom("hang@mailbox.test"))).rejects.toThrow("fetch failed");
    await expect.poll(() => mailbox.messages.length).toBe(1);
    await mailbox.close();
    await failed;
    mailbox = await startMailbox({ port: 0 });
  });
});
