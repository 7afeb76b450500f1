import { once } from "node:events";
import { createServer } from "node:http";
import {
  anything,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  string,
} from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "../../../src/enquiry/draft/draft.ts";
import { enquiryMembers } from "../../../src/enquiry/enquiry-schema.ts";
import { sendEnquiry, sendLetter } from "../../../src/enquiry/send-enquiry.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";
import { listen } from "../../support/listen.ts";

const page = "<!doctype html><title>Sign in</title>";

let answer: { status: number; type: string; location: string; body: string };
const server = createServer((request, response) => {
  // A redirect leads to a page that answers with success.
  if (request.url !== "/api/enquiry") return response.end(page);
  const { status, type, location, body } = answer;
  return response
    .writeHead(status, { ...(type && { "content-type": type }), ...(location && { location }) })
    .end(body);
});
vi.stubGlobal("location", { origin: await listen(server) });
afterAll(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const enquiry = { ...exampleEnquiry, letterhead: "" };
const send = () => sendEnquiry(enquiry);

test("no answer but a success that is no page counts as sent, and every error that is taken can be shown", async () => {
  const error = record(
    {
      pointer: oneof(constantFrom("#/phone", "#/email", "#/company", "#"), anything()),
      detail: oneof(string(), anything()),
    },
    { requiredKeys: [] },
  );
  const body = oneof(
    constantFrom("", page, "OK", "{}", "null", '{"errors":[]}'),
    string(),
    array(error).map((errors) => JSON.stringify({ errors })),
  );
  const answers = record({
    status: oneof(constantFrom(200, 201, 204, 302, 303, 307, 308, 422, 500), integer({ min: 200, max: 599 })),
    type: constantFrom(
      "",
      "text/html",
      "Text/HTML; charset=utf-8",
      "application/xhtml+xml",
      "text/plain",
      "application/problem+json",
    ),
    location: oneof(constant(""), constant("/sign-in")),
    body,
  });
  await assert(
    asyncProperty(answers, async (given) => {
      answer = given;
      const result = await send();
      const isSuccess = given.status < 300 && !/html/i.test(given.type);
      expect(result.type === "accepted").toBe(isSuccess);
      if (result.type !== "invalid") return;
      expect(given.status).toBe(422);
      expect(Object.keys(result.errors).length).toBeGreaterThan(0);
      for (const [name, detail] of Object.entries(result.errors)) {
        expect(enquiryMembers).toContain(name);
        expect(detail).toMatch(/./su);
      }
    }),
    { numRuns: 100 },
  );
}, 30_000);

test("the errors that the function finds are those of the form", async () => {
  const errors = [{ pointer: "#/phone", detail: "Wrong" }];
  answer = { status: 422, type: "application/problem+json", location: "", body: JSON.stringify({ errors }) };
  expect(await send()).toEqual({ type: "invalid", errors: { phone: "Wrong" } });
});

test("an enquiry also arrives when its page is closed meanwhile", async () => {
  answer = { status: 200, type: "", location: "", body: "" };
  const request = vi.spyOn(globalThis, "fetch");
  await send();
  expect(request.mock.lastCall![1]).toMatchObject({ keepalive: true });
  vi.restoreAllMocks();
});

test("only an accepted enquiry takes the letter out of the draft", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  writeDraft({ message: "Half a thought" });
  for (const status of [422, 502, 200]) {
    const kept = readDraft();
    answer = { status, type: "application/problem+json", location: "", body: "{}" };
    const events: string[] = [];
    await sendLetter(enquiry, ({ type }) => events.push(type));
    expect(events).toEqual(["submitted", status === 200 ? "accepted" : "failed"]);
    expect(readDraft()).toEqual(status === 200 ? {} : kept);
  }
  vi.restoreAllMocks();
});
