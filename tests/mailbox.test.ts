import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { startMailbox, type Mailbox, type Message } from "../netlify/local/mailbox.ts";

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

const bodyFrom = (email: string, others: object = {}) => ({
  lib_version: "4.4.1",
  user_id: mailboxAccount.publicKey,
  service_id: mailboxAccount.serviceId,
  template_id: mailboxAccount.templateId,
  template_params: { name: "Asha", email, mob: "9876543210", msg: "Hello" },
  ...others,
});

const answerTo = async (email: string) => {
  const response = await send(bodyFrom(email));
  return { status: response.status, text: await response.text() };
};

const emailOf = ({ templateParams }: Message) => templateParams["email"];

const errorOf = (email: string) =>
  send(bodyFrom(email)).then(
    () => undefined,
    (error: Error) => error.cause,
  );

const listed = async (query: string) => {
  const messages = (await (await fetch(`${mailbox.origin}/messages${query}`)).json()) as Message[];
  return messages.map(emailOf);
};

const read = async (address: string) => (await fetch(mailbox.origin + address)).text();

const policyOf = async (address: string) =>
  (await fetch(mailbox.origin + address)).headers.get("content-security-policy");

const page = () => read("/");

describe("As EmailJS it", () => {
  test("answers 200 OK to a request in order.", async () => {
    expect(await answerTo("asha@example.com")).toEqual({ status: 200, text: "OK" });
  });

  test.each([
    ["without a public key", { user_id: undefined }, "The user_id parameter is required"],
    ["without a service", { service_id: "" }, "The service_id parameter is required"],
    ["without a template", { template_id: undefined }, "The template_id parameter is required"],
    [
      "with an unknown public key",
      { user_id: "x" },
      "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
    ],
    [
      "with an unknown service",
      { service_id: "x" },
      "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
    ],
    [
      "with an unknown template",
      { template_id: "x" },
      "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
    ],
  ])("answers 400 to a request %s.", async (_, change, text) => {
    const response = await send(bodyFrom("asha@example.com", change));
    expect(response.status).toBe(400);
    expect(await response.text()).toBe(text);
  });

  test.each([
    ["another content type", JSON.stringify(bodyFrom("asha@example.com")), "text/plain"],
    ["broken JSON", "{", "application/json"],
    ["JSON that is not an object", "null", "application/json"],
  ])("finds no parameters in %s.", async (_, body, contentType) => {
    const response = await send(body, contentType);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe("The user_id parameter is required");
  });

  test("answers 413 to more than 50 kB of variables.", async () => {
    const response = await send(bodyFrom("", { template_params: { msg: "a".repeat(50 * 1024) } }));
    expect(response.status).toBe(413);
    expect(await response.text()).toBe("Variables size limit");
  });

  test("answers 404 at other addresses and to other methods.", async () => {
    const addresses = [
      new Request(`${mailbox.origin}/api/v1.0/email/send`),
      new Request(`${mailbox.origin}/api/v1.0/email/send-form`, { method: "POST" }),
      new Request(`${mailbox.origin}/messages`, { method: "POST" }),
    ];
    for (const address of addresses) expect((await fetch(address)).status).toBe(404);
    expect(mailbox.messages).toEqual([]);
  });
});

describe("As a mailbox it", () => {
  test("keeps a message exactly as it was received.", async () => {
    const body = `${JSON.stringify(bodyFrom("asha@example.com"), null, 1)}\n`;
    await send(body);
    expect(mailbox.messages).toEqual([
      {
        number: 1,
        templateParams: { name: "Asha", email: "asha@example.com", mob: "9876543210", msg: "Hello" },
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        answer: "200",
        headers: expect.objectContaining({ "content-type": "application/json" }),
        body,
      },
    ]);
  });

  test("keeps what it refuses too, and says how it answered.", async () => {
    await send("{");
    await answerTo("status-426@mailbox.test");
    expect(mailbox.messages.map((message) => [emailOf(message), message.answer])).toEqual([
      ["status-426@mailbox.test", "status-426"],
      [undefined, "400"],
    ]);
  });

  test("keeps the last 200, newest first.", async () => {
    for (let number = 1; number <= 203; number++) await answerTo(`${number}@example.com`);
    expect(mailbox.messages).toHaveLength(200);
    expect(emailOf(mailbox.messages[0]!)).toBe("203@example.com");
    expect(emailOf(mailbox.messages[199]!)).toBe("4@example.com");
  });

  test("lists the messages as JSON, of one enquirer when asked.", async () => {
    await answerTo("one+tag@example.com");
    await answerTo("two@example.com");
    expect(await listed("")).toEqual(["two@example.com", "one+tag@example.com"]);
    expect(await listed("?email=one%2Btag@example.com")).toEqual(["one+tag@example.com"]);
    expect(await listed("?email=three@example.com")).toEqual([]);
  });

  test("is emptied on request.", async () => {
    await answerTo("asha@example.com");
    expect((await fetch(`${mailbox.origin}/messages`, { method: "DELETE" })).status).toBe(204);
    expect(mailbox.messages).toEqual([]);
  });

  test("listens on this machine alone.", () => {
    expect(new URL(mailbox.origin).hostname).toBe("127.0.0.1");
  });

  test("tells when its port is taken.", async () => {
    const port = Number(new URL(mailbox.origin).port);
    await expect(startMailbox({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  test("survives a sender that goes away halfway.", async () => {
    const { hostname, port } = new URL(mailbox.origin);
    const socket = connect(Number(port), hostname);
    socket.write("POST /api/v1.0/email/send HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{");
    await once(socket, "ready");
    socket.destroy();
    await once(socket, "close");
    expect(await answerTo("asha@example.com")).toEqual({ status: 200, text: "OK" });
    expect(mailbox.messages).toHaveLength(1);
  });
});

describe("Its page", () => {
  test("opens the newest letter, and tells the addresses that fail.", async () => {
    expect(await page()).toContain("No letters yet");
    await answerTo("asha@example.com");
    await answerTo("ben@example.com");
    const html = await page();
    expect(html).toContain("ben@example.com");
    expect(html).not.toContain("asha@example.com");
    expect(html.match(/<dt>\S+(?=@mailbox\.test<)/g)).toEqual(
      [
        "status-429",
        "status-503-after-2",
        "once-503",
        "hang",
        "reset",
        "drip",
        "huge",
        "redirect",
        "garbage",
        "long-header",
      ].map((name) => `<dt>${name}`),
    );
  });

  test("lists the letters, newest first, with their number for ever.", async () => {
    for (const email of ["asha@example.com", "status-426@mailbox.test"]) await answerTo(email);
    const list = await read("/letters?open=1");
    expect(Array.from(list.matchAll(/href="([^"]+)"/g), ([, address]) => address)).toEqual([
      "/letters/2",
      "/letters/1",
    ]);
    expect(list).toMatch(/href="\/letters\/1"[^>]+aria-current/);
    expect(list).toContain("answered status-426");
    expect(await read("/letters/1")).toContain("asha@example.com");
    for (const address of ["/letters/3", "/letters/0", "/letters/1.pdf", "/letters/1.html/"]) {
      expect((await fetch(mailbox.origin + address)).status, address).toBe(404);
    }
  });

  test("names a variable that the letter has no place for.", async () => {
    await send(bodyFrom("", { template_params: { name: "Asha", colour: "green", number: 7 } }));
    const html = await page();
    expect(html).toContain(
      `<dt>colour, not in the letter</dt><dd dir="auto">green</dd>\n<dt>number, not in the letter</dt><dd dir="auto">7</dd>`,
    );
    expect(html).not.toContain("name, not in");
  });

  test("shows markup in a message as text.", async () => {
    const hostile = `<script>alert("1")</script><img src=x onerror='alert(2)'>&amp;`;
    await send(
      bodyFrom("", { template_params: { name: hostile, email: hostile, msg: hostile, [hostile]: hostile } }),
    );
    for (const address of ["/letters/1", "/letters", "/letters/1.html"]) {
      const html = await read(address);
      expect(html).not.toContain("<script");
      expect(html).not.toContain("<img");
      expect(html).toContain(
        "&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#60;img src=x onerror=&#39;alert(2)&#39;&#62;&#38;amp;",
      );
    }
  });

  test("looks for letters by itself until there is one, and then in its list alone.", async () => {
    const refresh = /<meta http-equiv="refresh" content="\d+" ?\/?>/;
    expect(await page()).toMatch(refresh);
    await answerTo("asha@example.com");
    expect(await page()).not.toMatch(refresh);
    expect(await read("/letters")).toMatch(refresh);
  });

  test("may run nothing and load nothing but itself, and the letter is shut in.", async () => {
    await answerTo("asha@example.com");
    for (const address of ["/letters/1", "/letters"]) {
      expect(await policyOf(address)).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'; frame-ancestors 'self'$/,
      );
    }
    expect(await policyOf("/letters/1.html")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
    expect(await page()).toMatch(/<iframe [^>]*sandbox /);
  });
});

describe("On request it", () => {
  test.each([
    [400, "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account"],
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
    expect(await answerTo(`status-${status}@mailbox.test`)).toEqual({ status, text });
    expect(await answerTo(`status-${status}+a.tag+more@mailbox.test`)).toEqual({ status, text });
  });

  test("names the time after which to try again.", async () => {
    const response = await send(bodyFrom("status-503-after-7@mailbox.test"));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("7");
  });

  test("fails once for an exact address.", async () => {
    expect(await answerTo("once-503+a@mailbox.test")).toMatchObject({ status: 503 });
    expect(await answerTo("once-503+b@mailbox.test")).toMatchObject({ status: 503 });
    expect(await answerTo("once-503+a@mailbox.test")).toEqual({ status: 200, text: "OK" });
    await fetch(`${mailbox.origin}/messages`, { method: "DELETE" });
    expect(await answerTo("once-503+a@mailbox.test")).toMatchObject({ status: 503 });
  });

  test("resets the connection.", async () => {
    expect(await errorOf("reset@mailbox.test")).toMatchObject({ code: "ECONNRESET" });
  });

  test("answers what is not HTTP.", async () => {
    expect(await errorOf("garbage@mailbox.test")).toMatchObject({ name: "HTTPParserError" });
    expect(await errorOf("long-header@mailbox.test")).toMatchObject({ code: "UND_ERR_HEADERS_OVERFLOW" });
  });

  test("redirects to an address that would look like success.", async () => {
    const response = await send(bodyFrom("redirect@mailbox.test"));
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get("location")!, mailbox.origin);
    expect((await fetch(target)).status).toBe(200);
  });

  test.each(["drip", "huge"])("answers 200 with a body that has no end: %s.", async (name) => {
    const response = await send(bodyFrom(`${name}@mailbox.test`));
    expect(response.status).toBe(200);
    const reader = response.body!.getReader();
    for (let chunk = 0; chunk < 3; chunk++) expect(await reader.read()).toMatchObject({ done: false });
    await reader.cancel();
  });

  test("hangs until it is closed.", async () => {
    const other = await startMailbox({ port: 0 });
    const request = fetch(`${other.origin}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bodyFrom("hang@mailbox.test")),
    });
    const failed = expect(request).rejects.toThrow("fetch failed");
    await expect.poll(() => other.messages.length).toBe(1);
    await other.close();
    await failed;
  });

  test.each([
    "status-429@example.com",
    "status@mailbox.test",
    "status-100@mailbox.test",
    "hangs@mailbox.test",
    "a@b@c",
  ])("does nothing special for %s.", async (email) => {
    expect(await answerTo(email)).toEqual({ status: 200, text: "OK" });
  });
});
