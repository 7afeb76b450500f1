import type { Context } from "@netlify/functions";
import { afterEach, describe, expect, test, vi } from "vitest";
import handler from "../../../netlify/functions/enquiry.ts";
import { mailboxAccount } from "../../../netlify/local/mailbox-account.ts";
import { buildEmailBody } from "../../../netlify/send-email.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";
import { functionMailbox, lastRecord, logged } from "../../support/function-mailbox.ts";
import { expectResponseHeaders, post, postJson, problemOf, siteOrigin } from "../../support/post-enquiry.ts";

const failed = "The enquiry was not handed on.";

const mailbox = await functionMailbox();

describe("a valid enquiry", () => {
  test("is handed to EmailJS and answered with an empty 200", async () => {
    const response = await postJson({ ...exampleEnquiry, letterhead: "" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expectResponseHeaders(response);
    expect(mailbox.emails).toHaveLength(1);
    expect(mailbox.emails[0]!.body).toBe(
      buildEmailBody(exampleEnquiry, { ...mailboxAccount, origin: siteOrigin }),
    );
  });

  test("is sent as the check has cleaned it, not as it was written", async () => {
    await postJson({ ...exampleEnquiry, name: " Asha\u202e ", message: "one\r\ntwo" });
    expect(mailbox.emails[0]).toMatchObject({ templateParams: { name: "Asha", msg: "one\ntwo" } });
  });

  test("may be as long as the form allows, in any script", async () => {
    expect((await postJson({ ...exampleEnquiry, message: "न".repeat(5000) })).status).toBe(200);
    const escaped = JSON.stringify({ ...exampleEnquiry, message: "" }).replace(
      '"message":""',
      `"message":"${"\\u0928".repeat(5000)}"`,
    );
    expect((await post(escaped)).status).toBe(200);
    expect(mailbox.emails[0]!.templateParams["msg"]).toBe("न".repeat(5000));
  });

  test.each([
    ["Origin alone", { "sec-fetch-site": undefined }],
    ["Sec-Fetch-Site alone", { origin: undefined }],
    ["a charset in capitals and quotes", { "content-type": 'Application/JSON;charset="UTF-8"' }],
    ["the coding that is none", { "content-encoding": "identity" }],
  ])("is accepted with %s", async (_, headers) => {
    expect((await post(JSON.stringify(exampleEnquiry), headers)).status).toBe(200);
  });
});

describe("a request that no page of this site can have sent", () => {
  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
    "is answered 405: method %s",
    async (method) => {
      const response = await post(null, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
      expectResponseHeaders(response);
    },
  );

  const otherOrigins =
    `https://other.example ${siteOrigin}.other.example ${siteOrigin}:8443 ${siteOrigin}/ null file:// ` +
    "http://site.example https://SITE.example https://user@site.example https://www.site.example https://example";
  const otherSites = [
    "cross-site",
    "same-site",
    "none",
    "yes",
    "",
    "Same-Origin",
    "same-origin, same-origin",
  ];
  test.each([
    { origin: undefined, "sec-fetch-site": undefined },
    { origin: undefined, "sec-fetch-site": "same-site" },
    { origin: undefined, "sec-fetch-site": "none" },
    ...["", `${siteOrigin}, ${siteOrigin}`, ...otherOrigins.split(" ")].map((origin) => ({ origin })),
    ...otherSites.map((site) => ({ "sec-fetch-site": site })),
  ])("is answered 403: headers %j", async (headers) => {
    const response = await post(JSON.stringify(exampleEnquiry), headers);
    expect(await problemOf(response)).toMatchObject({ status: 403, title: "Forbidden" });
  });

  const charsets = ["", "=", "=utf-7", "=utf-16", "=latin1", "='utf-8'", " = utf-8", "=utf-8; charset=utf-7"];
  const otherTypes =
    "text/plain application/ application/x-www-form-urlencoded multipart/form-data application/ld+json " +
    "application/jsonp application/json,text/plain text/plain;charset=application/json x/application/json " +
    "application/json; application/json;boundary=x";
  test.each([
    undefined,
    "",
    ...otherTypes.split(" "),
    ...charsets.map((charset) => `application/json; charset${charset}`),
  ])("is answered 415: content type %s", async (contentType) => {
    const body = new TextEncoder().encode(JSON.stringify(exampleEnquiry));
    const response = await post(body, { "content-type": contentType });
    expect(response.headers.get("accept")).toBe("application/json");
    expect(await problemOf(response)).toMatchObject({ status: 415, title: "Unsupported Media Type" });
  });

  test.each(["gzip", "br", "", "*", "identity, gzip"])(
    "is answered 415: content coding %s",
    async (coding) => {
      const response = await post(JSON.stringify(exampleEnquiry), { "content-encoding": coding });
      expect(response.headers.get("accept-encoding")).toBe("identity");
      expect(await problemOf(response)).toMatchObject({ status: 415 });
    },
  );

  afterEach(() => {
    expect(mailbox.emails).toEqual([]);
    expect(lastRecord()).toMatchObject({ outcome: "rejected" });
  });
});

describe("a failure to send", () => {
  test.each([
    ["status-500", 502, 500],
    ["status-426", 503, 426],
    ["reset", 504, "ECONNRESET"],
  ] as const)("by %s is answered %i, and its detail does not say why", async (failure, status, upstream) => {
    const response = await postJson({ ...exampleEnquiry, email: `${failure}@mailbox.test` });
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toEqual({ title: expect.any(String), status, detail: failed });
    const outcome = { 502: "refused", 503: "limited", 504: "unanswered" }[status];
    expect(lastRecord()).toMatchObject({ outcome, upstream, status, attempts: 1 });
  });

  test("does not last: the same enquiry can be sent again", async () => {
    const again = { ...exampleEnquiry, email: "once-503@mailbox.test" };
    expect((await postJson(again)).status).toBe(503);
    expect((await postJson(again)).status).toBe(200);
  });

  test.each([
    ["EMAILJS_SERVICE_ID", " "],
    // fetch refuses port 1.
    ["EMAILJS_ORIGIN", "http://127.0.0.1:1"],
  ])("because %s is %j is answered 500, and only the log names the reason", async (name, value) => {
    vi.stubEnv(name, value);
    const problem = await problemOf(await postJson(exampleEnquiry));
    expect(problem).toEqual({ title: "Internal Server Error", status: 500, detail: failed });
    expect(lastRecord()).toMatchObject({ outcome: "misconfigured", settings: [name] });
    expect(mailbox.emails).toEqual([]);
  });

  test("by an unexpected error is logged with the place of the error but without its message", async () => {
    const unheardOf = { method: "POST", url: "Asha" } as Request;
    expect((await handler(unheardOf, { requestId: "request-1" } as Context)).status).toBe(500);
    expect(lastRecord()).toMatchObject({
      outcome: "crashed",
      error: expect.stringMatching(/^TypeError at \S/),
    });
    expect(logged.join()).not.toContain("undefined");
  });
});

describe("the log", () => {
  test("has nothing but what became of the request", async () => {
    await postJson(exampleEnquiry);
    expect(lastRecord()).toEqual({
      requestId: "request-1",
      status: 200,
      milliseconds: expect.any(Number),
      outcome: "accepted",
      upstream: 200,
      attempts: 1,
    });
  });

  test("has an error only for a failure that we have to correct", async () => {
    await postJson(exampleEnquiry);
    await postJson({});
    await post(null, { method: "GET" });
    expect(console.error).not.toHaveBeenCalled();
    await postJson({ ...exampleEnquiry, email: "status-403@mailbox.test" });
    expect(console.error).toHaveBeenCalledOnce();
  });

  test("contains neither a text of the enquiry nor a key", async () => {
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
