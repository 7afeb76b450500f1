import { describe, expect, test, vi } from "vitest";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";
import { functionMailbox, lastRecord } from "../../support/function-mailbox.ts";
import { post, problemOf } from "../../support/post-enquiry.ts";

const mailbox = await functionMailbox();
async function refusedErrorsOf(body: string) {
  const { errors, ...problem } = await problemOf(await post(body));
  expect(mailbox.emails).toEqual([]);
  expect(problem).toEqual({
    title: "Unprocessable Entity",
    status: 422,
    detail: "Some fields are not valid.",
  });
  return errors!;
}

const refusedBy = async (body: string) => (await refusedErrorsOf(body)).map(({ pointer }) => pointer);

/** Returns a body whose name consists of these bytes. */
const named = (...bytes: number[]) =>
  Buffer.concat([Buffer.from('{"name":"'), Buffer.of(...bytes), Buffer.from('"}')]);

describe("the body of a request", () => {
  const json = JSON.stringify(exampleEnquiry);

  test.each<[string, BodyInit | null]>([
    ["nothing", null],
    ["no bytes", ""],
    ["broken JSON", '{"name":"Asha"'],
    ["two values", `${json}${json}`],
    ["form data", "name=Asha&email=asha@example.com"],
    ["UTF-16", Buffer.from(json, "utf16le")],
    ["Latin-1", Buffer.from('{"name":"José"}', "latin1")],
    ["a byte that UTF-8 never has", named(0xff)],
    ["a character that breaks off", named(0xe0, 0xa4)],
    ["an array", `[${json}]`],
    ...["null", '"Asha"', "1", "true"].map((value) => ["no object", value] as [string, string]),
    ["a value that JSON has not", '{"name":NaN}'],
    ["arrays within arrays", "[".repeat(30_000)],
    ["objects within objects", '{"name":'.repeat(4_000)],
  ])("is answered 400: %s (%#)", async (_, body) => {
    const problem = await problemOf(await post(body));
    expect(problem).toMatchObject({ status: 400, title: "Bad Request" });
    expect(JSON.stringify(problem)).not.toContain("Asha");
  });

  test("is answered 400: a body that breaks off", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expect((await post(broken)).status).toBe(400);
  });

  test("is answered 408 when it has not arrived in time, and nothing is sent", async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(json)) });
    const answer = post(endless);
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledOnce());
    clock.abort();
    timeout.mockRestore();
    expect(await problemOf(await answer)).toEqual({
      title: "Request Timeout",
      status: 408,
      detail: "The body did not arrive in time.",
    });
    expect(lastRecord()).toMatchObject({ outcome: "rejected", status: 408 });
    expect(mailbox.emails).toEqual([]);
  });

  test("is answered 413 without being read when the size that it declares is too large", async () => {
    const pull = vi.fn<() => void>();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    expect(await problemOf(await post(body, { "content-length": "32769" }))).toMatchObject({
      status: 413,
      title: "Payload Too Large",
    });
    expect(pull).not.toHaveBeenCalled();
  });

  test("is answered 413 as soon as too much of it has arrived, whatever size it declares", async () => {
    for (const declared of [undefined, "10", "-1", "many"]) {
      const cancel = vi.fn<() => void>();
      let sent = 0;
      const endless = new ReadableStream(
        {
          pull(controller) {
            // Without a limit there is an end, so that this test fails.
            if (++sent > 40) return controller.close();
            controller.enqueue(new Uint8Array(1024).fill(0x20));
          },
          cancel,
        },
        { highWaterMark: 0 },
      );
      expect((await post(endless, { "content-length": declared })).status).toBe(413);
      expect(cancel).toHaveBeenCalledOnce();
      // 32 KiB, the part that exceeds them, and what waits in between.
      expect(sent).toBeLessThan(40);
    }
  });

  test("is accepted when it arrives byte by byte, in parts of characters", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...exampleEnquiry, message: "नमस्ते 🙂" }));
    const drip = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect((await post(drip)).status).toBe(200);
    expect(mailbox.emails[0]!.templateParams["msg"]).toBe("नमस्ते 🙂");
  });
});

describe("an enquiry that breaks a rule", () => {
  test("is answered 422 with one error for each field", async () => {
    expect(await refusedErrorsOf('{"name":"","email":"asha","phone":"9"}')).toEqual([
      { pointer: "#/name", detail: "Please enter your name" },
      { pointer: "#/email", detail: "Please enter a valid email" },
      { pointer: "#/phone", detail: expect.any(String) },
      { pointer: "#/message", detail: "Please enter your message" },
    ]);
    expect(lastRecord()).toMatchObject({ outcome: "invalid", fields: ["name", "email", "phone", "message"] });
  });

  test("is answered 422 with the reason when the honeypot is filled, because the browser may have filled it", async () => {
    expect(await refusedErrorsOf(JSON.stringify({ ...exampleEnquiry, letterhead: "Acme" }))).toEqual([
      { pointer: "#/letterhead", detail: "Please leave this field empty" },
    ]);
  });

  test.each([
    ["a huge number", "1e999"],
    ["an object that says it is text", '{"toString":"9876543210","length":10}'],
    ["deep arrays", "[".repeat(10_000) + "]".repeat(10_000)],
    ["deep objects", '{"a":'.repeat(4_000) + "1" + "}".repeat(4_000)],
  ])("is answered 422 when a field is %s", async (_, value) => {
    expect(
      await refusedBy(JSON.stringify({ ...exampleEnquiry, phone: 0 }).replace(":0", `:${value}`)),
    ).toEqual(["#/phone"]);
  });

  const prototypeMembers = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];

  test.each(["mob", "", "n".repeat(1000), ...prototypeMembers])(
    "is answered 422 when it has an unknown member, which changes no prototype: %j",
    async (name) => {
      const member = `${JSON.stringify(name)}:${JSON.stringify({ ...exampleEnquiry, polluted: true })}`;
      expect(await refusedErrorsOf(JSON.stringify(exampleEnquiry).replace("{", `{${member},`))).toEqual([
        { pointer: "#", detail: "The enquiry has a field that is not in the form" },
      ]);
      expect(lastRecord()).toMatchObject({ outcome: "invalid", fields: [] });
      expect(await refusedBy(`{${member}}`)).toContain("#/name");
      expect({}).not.toHaveProperty("polluted");
    },
  );
});
