import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { checkEnquiry } from "../src/enquiry/enquiry.ts";
import { functionMailbox } from "./function-mailbox.ts";
import { post } from "./post-enquiry.ts";

/** fast-check prints the seed and the smallest input with a failure; put them here to run it again. */
const runs = { numRuns: 200, endOnFailure: false };

vi.setConfig({ testTimeout: 60_000 });
const mailbox = await functionMailbox();

/** Handles one request and holds every promise of the function against what the mailbox received. */
async function expectKeptPromises(body: BodyInit) {
  mailboxMessages().length = 0;
  const response = await post(body);
  const text = await response.text();

  expect([200, 400, 413, 422]).toContain(response.status);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(mailbox.messages).toHaveLength(response.status === 200 ? 1 : 0);
  for (const { answer, body: sent } of mailbox.messages) {
    expect(answer).toBe("200");
    const { name, email, mob: phone, msg: message, ...others } = JSON.parse(sent).template_params;
    const enquiry = { name, email, phone, message, ...others };
    // A delivered enquiry is valid, and cleaning it once more would change nothing.
    expect(checkEnquiry(enquiry)).toEqual({ ok: true, enquiry });
    expect(email).toMatch(/^[!-~]+@[a-z0-9.-]+\.[a-z0-9-]+$/i);
    expect(phone).toMatch(/^[0-9]{10}$/);
    expect(name).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(message).not.toMatch(/[^\P{Cc}\n\t]/u);
    expect(name.isWellFormed() && message.isWellFormed()).toBe(true);
  }
  if (response.status === 200) {
    expect(text).toBe("");
  } else {
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(JSON.parse(text)).toMatchObject({ status: response.status, title: expect.any(String) });
  }
  return response.status;
}

const mailboxMessages = () => mailbox.messages as unknown[];

/** Runs the property in full and fails with fast-check's report: seed, path and the smallest input. */
async function holds<Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
  parameters: fc.Parameters<Values> = {},
) {
  await fc.assert(property, { ...runs, ...parameters } as fc.Parameters<Values>);
}

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom("", " ", "\u0000", "\r\n", "\u202e", "\ud800", "a".repeat(101), "🙂".repeat(2501)),
);
const name = fc.oneof(anyText, fc.constantFrom("Asha", " José ", "क्\u200dष"));
const email = fc.oneof(
  anyText,
  fc.emailAddress(),
  fc.constantFrom("asha@example.com", "a@b.co\r\nBcc: c@d.co"),
);
const phone = fc.oneof(
  anyText,
  fc.integer({ min: 0, max: 9_999_999_999 }).map((number) => String(number).padStart(10, "0")),
);
const message = fc.oneof(anyText, fc.lorem(), fc.constant("x".repeat(5000)));

const valid = fc.record({
  name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
  email: fc.constantFrom("asha@example.com", "first.o'brien@example.ie"),
  phone: fc.constant("9876543210"),
  message: fc.string({ unit: "grapheme", minLength: 1, maxLength: 500 }),
});

test("Fields of any text are delivered once and valid, or refused.", async () => {
  const seen = new Set<number>();
  await holds(
    fc.asyncProperty(fc.record({ name, email, phone, message }), async (enquiry) => {
      seen.add(await expectKeptPromises(JSON.stringify(enquiry)));
    }),
  );
  expect(seen).toContain(422);
});

test("An enquiry in order with any name and message is delivered once, as it passes the rules of the form.", async () => {
  await holds(
    fc.asyncProperty(valid, async (enquiry) => {
      const status = await expectKeptPromises(JSON.stringify(enquiry));
      expect(status).toBe(checkEnquiry(enquiry).ok ? 200 : 422);
    }),
  );
});

test("Any JSON is answered, and delivered only when it is an enquiry.", async () => {
  await holds(
    fc.asyncProperty(fc.json({ maxDepth: 6, stringUnit: "binary" }), async (body) => {
      expect(await expectKeptPromises(body)).not.toBe(200);
    }),
  );
});

test("Any bytes are answered, and so is an enquiry with any byte changed.", async () => {
  const json = JSON.stringify({ name: "Asha", email: "a@b.co", phone: "9876543210", message: "नमस्ते 🙂" });
  const bytes = new TextEncoder().encode(json);
  await holds(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)).map(([at, value]) => bytes.with(at, value)),
        fc.nat(bytes.length).map((length) => bytes.slice(0, length)),
      ),
      async (body) => {
        await expectKeptPromises(new Uint8Array(body));
      },
    ),
  );
});
