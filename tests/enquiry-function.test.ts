import type { Context } from "@netlify/functions";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildEmailBody } from "../netlify/email.ts";
import handler from "../netlify/functions/enquiry.ts";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { functionMailbox } from "./function-mailbox.ts";

const origin = "https://site.example";
const failed = "Failed to send message. Please try again.";

const mailbox = await functionMailbox();
let logged: string[];

beforeEach(() => {
  logged = [];
  for (const method of ["log", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void logged.push(line));
  }
});
afterEach(() => {
  vi.useRealTimers();
});

/** A header that is undefined is left out. */
function post(
  body: BodyInit | null,
  { method = "POST", ...headers }: { method?: string } & Record<string, string | undefined> = {},
): Promise<Response> {
  const all = { "content-type": "application/json", origin, "sec-fetch-site": "same-origin", ...headers };
  const request = new Request(`${origin}/api/enquiry`, {
    method,
    headers: Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined),
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
  return handler(request, { requestId: "request-1" } as Context);
}

const postJson = (value: unknown) => post(JSON.stringify(value));

const lastRecord = () => JSON.parse(logged.at(-1)!);

function expectAnswerHeaders(response: Response) {
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
}

async function problemOf(response: Response) {
  expectAnswerHeaders(response);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem = (await response.json()) as {
    title: string;
    status: number;
    detail: string;
    errors?: { pointer: string; detail: string }[];
  };
  expect(problem.status).toBe(response.status);
  return problem;
}

/** Posts a body that must be refused for its fields, and returns the errors. */
async function refusedErrorsOf(body: string) {
  const { errors, ...problem } = await problemOf(await post(body));
  expect(mailbox.messages).toEqual([]);
  expect(problem).toEqual({
    title: "Unprocessable Content",
    status: 422,
    detail: "Some fields break a rule.",
  });
  return errors!;
}

const refusedBy = async (body: string) => (await refusedErrorsOf(body)).map(({ pointer }) => pointer);

describe("An enquiry in order", () => {
  test("is handed to EmailJS and answered with an empty 200.", async () => {
    const response = await postJson({ ...exampleEnquiry, letterhead: "" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expectAnswerHeaders(response);
    expect(mailbox.messages).toHaveLength(1);
    expect(mailbox.messages[0]!.body).toBe(buildEmailBody(exampleEnquiry, { ...mailboxAccount, origin }));
  });

  test("is sent as it was cleaned, not as it was written.", async () => {
    await postJson({ ...exampleEnquiry, name: " Asha\u202e ", message: "one\r\ntwo" });
    expect(mailbox.messages[0]).toMatchObject({ templateParams: { name: "Asha", msg: "one\ntwo" } });
  });

  test("carries the private key when it is set.", async () => {
    vi.stubEnv("EMAILJS_PRIVATE_KEY", "private-key-1");
    expect((await postJson(exampleEnquiry)).status).toBe(200);
    expect(JSON.parse(mailbox.messages[0]!.body)).toHaveProperty("accessToken", "private-key-1");
  });

  test("may be as long as the form allows, in any script.", async () => {
    expect((await postJson({ ...exampleEnquiry, message: "न".repeat(5000) })).status).toBe(200);
    const escaped = JSON.stringify({ ...exampleEnquiry, message: "" }).replace(
      '"message":""',
      `"message":"${"\\u0928".repeat(5000)}"`,
    );
    expect((await post(escaped)).status).toBe(200);
    expect(mailbox.messages[0]!.templateParams["msg"]).toBe("न".repeat(5000));
  });

  test.each([
    ["Origin alone", { "sec-fetch-site": undefined }],
    ["Sec-Fetch-Site alone", { origin: undefined }],
    ["a charset", { "content-type": "application/json; charset=utf-8" }],
    ["a charset in capitals and quotes", { "content-type": 'Application/JSON;charset="UTF-8"' }],
    ["the coding that is none", { "content-encoding": "identity" }],
    ["that coding in capitals", { "content-encoding": "Identity" }],
    ["a charset after spaces", { "content-type": "application/json \t; \tcharset=UTF-8 \t" }],
    ["a length below its own", { "content-length": "1" }],
    ["a length that is none", { "content-length": "abc" }],
    ["chunks", { "transfer-encoding": "chunked" }],
    ["another site's cookie and referrer", { cookie: "a=b", referer: "https://other.example/" }],
    ["other fetch metadata", { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
    ["a method that wants to be another", { "x-http-method-override": "DELETE" }],
  ])("may come with %s.", async (_, headers) => {
    expect((await post(JSON.stringify(exampleEnquiry), headers)).status).toBe(200);
  });
});

describe("A request that no page of this site can have sent", () => {
  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY", "BREW"])(
    "is answered 405: %s.",
    async (method) => {
      const response = await post(null, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
      expectAnswerHeaders(response);
    },
  );

  test.each([
    ["neither header", { origin: undefined, "sec-fetch-site": undefined }],
    ["another origin", { origin: "https://other.example" }],
    ["another origin that begins alike", { origin: `${origin}.other.example` }],
    ["another scheme", { origin: origin.replace("https", "http") }],
    ["another port", { origin: `${origin}:8443` }],
    ["an opaque origin", { origin: "null" }],
    ["an empty origin", { origin: "" }],
    ["an origin in capitals", { origin: origin.toUpperCase() }],
    ["a host in capitals", { origin: "https://SITE.example" }],
    ["an origin with its default port", { origin: `${origin}:443` }],
    ["an origin with a slash", { origin: `${origin}/` }],
    ["an origin with a path", { origin: `${origin}/api/enquiry` }],
    ["an origin with a name", { origin: "https://user@site.example" }],
    ["an origin with a dot at its end", { origin: `${origin}.` }],
    ["a host below ours", { origin: "https://www.site.example" }],
    ["a host above ours", { origin: "https://example" }],
    ["two origins", { origin: `${origin}, ${origin}` }],
    ["an origin of another alphabet", { origin: "https://xn--ste-tlc.example" }],
    ["an extension", { origin: "chrome-extension://abcdefghijklmnop" }],
    ["a file", { origin: "file://" }],
    ["an opaque origin, said to be the same", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["a site that is not a value", { "sec-fetch-site": "yes" }],
    ["an empty site", { "sec-fetch-site": "" }],
    ["a site in capitals", { "sec-fetch-site": "Same-Origin" }],
    ["two sites", { "sec-fetch-site": "same-origin, same-origin" }],
    ["a sister site's own origin", { "sec-fetch-site": "same-site" }],
    [
      "another origin, said to be the same",
      { origin: "https://other.example", "sec-fetch-site": "same-origin" },
    ],
    ["the same origin, said to be another site", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { origin: undefined, "sec-fetch-site": "same-site" }],
    ["a visitor's own address bar", { origin: undefined, "sec-fetch-site": "none" }],
  ])("is answered 403: %s.", async (_, headers) => {
    const response = await post(JSON.stringify(exampleEnquiry), headers);
    expect(await problemOf(response)).toMatchObject({ status: 403, title: "Forbidden" });
  });

  const otherTypes = ["", "text/plain", "text/json", "text/x-json", "application", "application/"];
  const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
  const jsonLikeTypes = ["json5", "jsonp", "json+x", "ld+json", "problem+json", "csp-report"];
  const severalTypes = ["application/json, text/plain", "text/plain, application/json", "x/application/json"];
  const charsets = ["", "=", "=utf8", "=utf-7", "=utf-16", "=latin1", "='utf-8'", '="utf-8', " = utf-8"];
  const parameters = ["", " boundary=x", " version=1", " charset=utf-8; charset=utf-7"];
  test.each([
    undefined,
    "text/plain; charset=application/json",
    ...otherTypes.concat(formTypes, severalTypes),
    ...jsonLikeTypes.map((type) => `application/${type}`),
    ...parameters
      .concat(charsets.map((charset) => ` charset${charset}`))
      .map((parameter) => `application/json;${parameter}`),
  ])("is answered 415: content type %s.", async (contentType) => {
    const body = new TextEncoder().encode(JSON.stringify(exampleEnquiry));
    const response = await post(body, { "content-type": contentType });
    expect(response.headers.get("accept")).toBe("application/json");
    expect(await problemOf(response)).toMatchObject({ status: 415, title: "Unsupported Media Type" });
  });

  const codings = ["gzip", "br", "deflate", "GZIP", "zstd", "x-gzip", "", "*"];
  test.each([...codings, "identity, gzip", "identity, identity"])(
    "is answered 415: coding %s.",
    async (coding) => {
      const response = await post(JSON.stringify(exampleEnquiry), { "content-encoding": coding });
      expect(response.headers.get("accept-encoding")).toBe("identity");
      expect(await problemOf(response)).toMatchObject({ status: 415 });
    },
  );

  afterEach(() => {
    expect(mailbox.messages).toEqual([]);
    expect(lastRecord()).toMatchObject({ outcome: "rejected" });
  });
});

/** A body with these bytes for a name. */
const named = (...bytes: number[]) =>
  Buffer.concat([Buffer.from('{"name":"'), Buffer.of(...bytes), Buffer.from('"}')]);

describe("A body that cannot be read", () => {
  const json = JSON.stringify(exampleEnquiry);

  test.each<[string, BodyInit | null]>([
    ["nothing", null],
    ["no bytes", ""],
    ["broken JSON", '{"name":"Asha"'],
    ["two values", `${json}${json}`],
    ["JSON with a comment", `/* */ ${json}`],
    ["JSON with a comma too many", '{"name":"Asha",}'],
    ["form data", "name=Asha&email=asha@example.com"],
    ["a byte order mark", `\ufeff${json}`],
    ["UTF-16", Buffer.from(json, "utf16le")],
    ["a byte that UTF-8 never has", named(0xff)],
    ["a character that breaks off", named(0xe0, 0xa4)],
    ["a character written longer than need be", named(0xc0, 0xaf)],
    ["half a surrogate pair in UTF-8", named(0xed, 0xa0, 0xbd)],
    ["an array", `[${json}]`],
    ...["null", '"Asha"', "1", "true"].map((value) => ["no object", value] as [string, string]),
    ...["NaN", "Infinity", "undefined", "+1", "01", "0x41"].map(
      (value) => ["a value that JSON has not", `{"name":${value}}`] as [string, string],
    ),
    ["arrays within arrays", "[".repeat(30_000)],
    ["closed arrays within arrays", "[".repeat(15_000) + "]".repeat(15_000)],
    ["objects within objects", '{"name":'.repeat(4_000)],
    ["a byte order mark in bytes", Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), Buffer.from(json)])],
    ["a byte order mark of UTF-16", Buffer.from(`\ufeff${json}`, "utf16le")],
    ["UTF-32", Buffer.from([...json].map((character) => `${character}\0\0\0`).join(""), "latin1")],
    ["Latin-1", Buffer.from('{"name":"José"}', "latin1")],
    ["NUL written in two bytes", named(0xc0, 0x80)],
    ["a quote written in two bytes", named(0xc0, 0xa2)],
    ["a slash written in three bytes", named(0xe0, 0x80, 0xaf)],
    ["a slash written in four bytes", named(0xf0, 0x80, 0x80, 0xaf)],
    ["a character beyond Unicode", named(0xf4, 0x90, 0x80, 0x80)],
    ["a surrogate pair in UTF-8", named(0xed, 0xa0, 0xbd, 0xed, 0xb9, 0x82)],
    ["bytes that continue nothing", named(0x80, 0xbf)],
    ["a line feed in a text", '{"name":"Asha\n"}'],
    ["a NUL in a text", '{"name":"Asha\u0000"}'],
    ["an escape that JSON has not", '{"name":"\\x41sha"}'],
    ["half an escape", '{"name":"\\u00"}'],
    ["apostrophes for quotes", "{'name':'Asha'}"],
    ["a name without quotes", '{name:"Asha"}'],
    ["a guard against being read as a script", `)]}'\n${json}`],
    ["a call", `callback(${json})`],
    ["a NUL after it", `${json}\u0000`],
    ["XML", "<name>Asha</name>"],
    ["spaces", " \r\n\t "],
    ["a space that JSON has not", `\u00a0${json}`],
  ])("is answered 400: %s (%#).", async (_, body) => {
    const problem = await problemOf(await post(body));
    expect(problem).toMatchObject({ status: 400, title: "Bad Request" });
    expect(JSON.stringify(problem)).not.toContain("Asha");
  });

  test("is answered 400: one that breaks off.", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expect((await post(broken)).status).toBe(400);
  });

  test("is answered 408 when it has not come within ten seconds, and sends nothing.", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(json)) });
    const answered = vi.fn<(response: Response) => void>();
    const answer = post(endless);
    void answer.then(answered);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
    expect(await problemOf(await answer)).toEqual({
      title: "Request Timeout",
      status: 408,
      detail: "The body did not arrive in time.",
    });
    expect(lastRecord()).toMatchObject({ outcome: "rejected", status: 408 });
    expect(mailbox.messages).toEqual([]);
  });

  test("is answered 413 by any number above the limit, however it is written.", async () => {
    for (const declared of ["32769", "1e9", "0x8001", "99999999999999999999", "Infinity", "+40000"]) {
      expect((await post(json, { "content-length": declared })).status).toBe(413);
    }
    expect((await post(json, { "content-length": "32768" })).status).toBe(200);
  });

  test("is answered 413 by the size it declares, unread.", async () => {
    const pull = vi.fn<() => void>();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    expect(await problemOf(await post(body, { "content-length": "32769" }))).toMatchObject({
      status: 413,
      title: "Content Too Large",
    });
    expect(pull).not.toHaveBeenCalled();
  });

  test("is answered 413 as soon as too much of it has come, whatever size it declares.", async () => {
    for (const declared of [undefined, "10", "-1", "many"]) {
      let pulled = 0;
      const cancel = vi.fn<() => void>();
      const endless = new ReadableStream(
        {
          pull(controller) {
            pulled++;
            controller.enqueue(new Uint8Array(1024).fill(0x20));
          },
          cancel,
        },
        { highWaterMark: 0 },
      );
      expect((await post(endless, { "content-length": declared })).status).toBe(413);
      expect(pulled).toBe(33);
      expect(cancel).toHaveBeenCalledOnce();
    }
  });

  test("is read up to exactly 32 KiB.", async () => {
    expect((await post(json.padEnd(32 * 1024))).status).toBe(200);
    expect((await post(json.padEnd(32 * 1024 + 1))).status).toBe(413);
    expect((await post(json.padEnd(32 * 1024 - 1))).status).toBe(200);
    const wide = Buffer.concat([
      Buffer.from(json.slice(0, -2)),
      Buffer.from("न".repeat(11_000)),
      Buffer.from('"}'),
    ]);
    expect((await post(wide)).status).toBe(413);
  });

  test("may come byte by byte, through the middle of its characters.", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...exampleEnquiry, message: "नमस्ते 🙂" }));
    const drip = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect((await post(drip)).status).toBe(200);
    expect(mailbox.messages[0]!.templateParams["msg"]).toBe("नमस्ते 🙂");
  });
});

describe("An enquiry that breaks a rule", () => {
  test("is answered 422 with one error for each field.", async () => {
    expect(await refusedErrorsOf('{"name":"","email":"asha","phone":"98765 43210"}')).toEqual([
      { pointer: "#/name", detail: "Please enter your name" },
      { pointer: "#/email", detail: "Please enter a valid email" },
      { pointer: "#/phone", detail: "Please enter a valid 10-digit number" },
      { pointer: "#/message", detail: "Please enter your message" },
    ]);
    expect(lastRecord()).toMatchObject({ outcome: "invalid", fields: ["name", "email", "phone", "message"] });
  });

  test("is answered 422 openly when the honeypot is filled: it may have been the browser.", async () => {
    expect(await refusedErrorsOf(JSON.stringify({ ...exampleEnquiry, letterhead: "Acme" }))).toEqual([
      { pointer: "#/letterhead", detail: "Please leave this field empty" },
    ]);
  });

  test.each([
    ["a huge number", "1e999"],
    ["a tiny number", "-1e-999"],
    ["a number of thirty thousand digits", "9".repeat(30_000)],
    ["null", "null"],
    ["true", "true"],
    ["an array of one", '["9876543210"]'],
    ["an object that says it is text", '{"toString":"9876543210","length":10}'],
    ["deep arrays", "[".repeat(10_000) + "]".repeat(10_000)],
    ["deep objects", '{"a":'.repeat(4_000) + "1" + "}".repeat(4_000)],
  ])("is answered 422 when a field is %s.", async (_, value) => {
    expect(
      await refusedBy(JSON.stringify({ ...exampleEnquiry, phone: 0 }).replace(":0", `:${value}`)),
    ).toEqual(["#/phone"]);
  });

  test("is judged by the last of two members of one name, as JSON.parse reads them.", async () => {
    const json = JSON.stringify(exampleEnquiry);
    expect(await refusedBy(json.replace("}", ',"phone":"1"}'))).toEqual(["#/phone"]);
    expect(await refusedBy(json.replace("}", ',"\\u0070hone":"1"}'))).toEqual(["#/phone"]);
    expect((await post(json.replace("{", '{"phone":"1",'))).status).toBe(200);
    expect(mailbox.messages[0]!.templateParams["mob"]).toBe(exampleEnquiry.phone);
  });

  test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "changes no object's nature by a member that is an object: %s.",
    async (member) => {
      const poison = JSON.stringify(exampleEnquiry).replace("{", `{"${member}":{"polluted":true,"ok":true},`);
      expect(await refusedBy(poison)).toEqual([`#/${member}`]);
      expect(await refusedBy(`{"${member}":${JSON.stringify(exampleEnquiry)}}`)).toContain("#/name");
      expect({}).not.toHaveProperty("polluted");
    },
  );

  test("is not answered with what it held.", async () => {
    const response = await postJson({
      ...exampleEnquiry,
      name: "a\nb",
      email: "<script>alert(1)</script>",
      phone: "call",
    });
    expect(await response.text()).not.toMatch(/script|alert|call|a\\nb/);
  });

  test.each(["letterhead", "name", "email", "phone", "message"])(
    "is answered 422 when %s is an object.",
    async (field) => {
      expect(await refusedBy(JSON.stringify({ ...exampleEnquiry, [field]: {} }))).toEqual([`#/${field}`]);
    },
  );

  test.each([
    ["mob", "#/mob"],
    ["__proto__", "#/__proto__"],
    ["constructor", "#/constructor"],
    ["", "#/"],
    ["a/b~c", "#/a~1b~0c"],
    ['a b"<é>', "#/a%20b%22%3C%C3%A9%3E"],
    ["\ud83d", "#/%EF%BF%BD"],
    ["n".repeat(1000), `#/${"n".repeat(64)}`],
    [`${"n".repeat(63)}/n`, `#/${"n".repeat(63)}~1`],
    [`${"n".repeat(63)}🙂`, `#/${"n".repeat(63)}%EF%BF%BD`],
  ])("is answered 422 when it has a member that enquiries have not: %j.", async (name, pointer) => {
    const body = JSON.stringify(exampleEnquiry).replace("{", `{${JSON.stringify(name)}:1,`);
    expect(await problemOf(await post(body))).toMatchObject({
      status: 422,
      errors: [{ pointer, detail: "An enquiry has no such field" }],
    });
    expect(lastRecord()).toMatchObject({ outcome: "invalid", fields: [] });
  });
});

describe("A failure to send", () => {
  test.each([
    ...[400, 403, 404, 412, 413, 422, 451, 500].map((status) => [`status-${status}`, 502, status] as const),
    ["redirect", 502, 302],
    ["garbage", 502, "HTTPParserError"],
    ["status-426", 503, 426],
    ["status-429-after-60", 503, 429],
    ["status-503", 503, 503],
    ["reset", 504, "ECONNRESET"],
  ] as const)("by way of %s is answered %i, in the agreed words.", async (failure, status, upstream) => {
    const response = await postJson({ ...exampleEnquiry, email: `${failure}@mailbox.test` });
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toEqual({ title: expect.any(String), status, detail: failed });
    const outcome = { 502: "refused", 503: "limited", 504: "unanswered" }[status];
    expect(lastRecord()).toMatchObject({ outcome, upstream, status, attempts: 1 });
  });

  test("does not stick: the same enquiry can be sent again.", async () => {
    const again = { ...exampleEnquiry, email: "once-503@mailbox.test" };
    expect((await postJson(again)).status).toBe(503);
    expect((await postJson(again)).status).toBe(200);
  });

  test("that patience mends is none, after a pause of a second.", async () => {
    const startedAt = performance.now();
    expect((await postJson({ ...exampleEnquiry, email: "once-429@mailbox.test" })).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1_000);
    expect(mailbox.messages).toHaveLength(2);
    expect(lastRecord()).toMatchObject({ outcome: "accepted", attempts: 2 });
  });

  test.each([
    ...["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"].map(
      (name) => [name, " ", { outcome: "misconfigured", settings: [name] }] as const,
    ),
    // Fetch refuses port 1 with an error of another kind than the network's.
    ["EMAILJS_ORIGIN", "http://127.0.0.1:1", { outcome: "crashed", error: "TypeError" }],
  ] as const)("for %s as %j is answered 500 and explained in the log alone.", async (name, value, record) => {
    vi.stubEnv(name, value);
    const problem = await problemOf(await postJson(exampleEnquiry));
    expect(problem).toEqual({ title: "Internal Server Error", status: 500, detail: failed });
    expect(lastRecord()).toMatchObject(record);
    expect(mailbox.messages).toEqual([]);
  });

  test("that nobody foresaw is logged with its place but without its message.", async () => {
    const unheardOf = { method: "POST", url: "Asha" } as Request;
    expect((await handler(unheardOf, { requestId: "request-1" } as Context)).status).toBe(500);
    expect(lastRecord()).toMatchObject({
      outcome: "crashed",
      error: expect.stringMatching(/^TypeError at \S/),
    });
    expect(logged.join()).not.toContain("undefined");
  });
});

describe("The log", () => {
  test("has one line for each request.", async () => {
    await postJson(exampleEnquiry);
    expect(logged).toHaveLength(1);
    expect(lastRecord()).toEqual({
      requestId: "request-1",
      status: 200,
      milliseconds: expect.any(Number),
      outcome: "accepted",
      upstream: 200,
      attempts: 1,
    });
  });

  test("calls only what is ours to mend an error.", async () => {
    await postJson(exampleEnquiry);
    await postJson({});
    await post(null, { method: "GET" });
    expect(console.error).not.toHaveBeenCalled();
    await postJson({ ...exampleEnquiry, email: "status-403@mailbox.test" });
    expect(console.error).toHaveBeenCalledOnce();
  });

  test("never tells what was enquired, nor by whom, nor a key.", async () => {
    vi.stubEnv("EMAILJS_PRIVATE_KEY", "private-key-1");
    await postJson(exampleEnquiry);
    await postJson({ ...exampleEnquiry, phone: "98765" });
    await postJson({ ...exampleEnquiry, "asha@example.com": "9876543210" });
    await post('{"name":"Asha', {});
    for (const failure of ["status-403", "reset", "garbage", "redirect"]) {
      await postJson({ ...exampleEnquiry, email: `${failure}@mailbox.test` });
    }
    vi.stubEnv("EMAILJS_ORIGIN", "http://127.0.0.1:1");
    await postJson(exampleEnquiry);
    expect(logged).toHaveLength(9);
    for (const line of logged) {
      expect(line).not.toMatch(/Asha|asha|98765|mobile app|@|private-key|public-key|service_|template_/);
    }
  });
});
