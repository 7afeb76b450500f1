import { afterEach, describe, expect, test, vi } from "vitest";
import { readJson } from "../netlify/read-json.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** In milliseconds; no body of these tests that comes at all takes as long. */
const timeout = 100;

const json = '{"name":"Asha"}';

const requestWith = (body: BodyInit | null) =>
  new Request("https://site.example/api/enquiry", {
    method: "POST",
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });

/** A body that comes a space at a time and has no end. */
function dripping(onCancel: () => void): ReadableStream {
  let timer: NodeJS.Timeout;
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => controller.enqueue(Uint8Array.of(0x20)), timeout / 10);
    },
    cancel() {
      clearInterval(timer);
      onCancel();
    },
  });
}

describe("A body that takes too long", () => {
  test.each<[string, (cancel: () => void) => ReadableStream]>([
    ["one that never begins", (cancel) => new ReadableStream({ cancel })],
    [
      "one that stops halfway",
      (cancel) =>
        new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{"name":')), cancel }),
    ],
    [
      "one that is whole but does not end",
      (cancel) =>
        new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(json)), cancel }),
    ],
    ["one that drips", dripping],
  ])("is answered 408 and let go of: %s.", async (_, bodyWith) => {
    const cancel = vi.fn<() => void>();
    await expect(readJson(requestWith(bodyWith(cancel)), timeout)).rejects.toMatchObject({ status: 408 });
    expect(cancel).toHaveBeenCalledOnce();
  });

  test("is answered 408 even when its sender cannot be told.", async () => {
    const deaf = new ReadableStream({ cancel: () => new Promise(() => {}) });
    await expect(readJson(requestWith(deaf), timeout)).rejects.toMatchObject({ status: 408 });
    const failing = new ReadableStream({ cancel: () => Promise.reject(new Error("gone")) });
    await expect(readJson(requestWith(failing), timeout)).rejects.toMatchObject({ status: 408 });
  });
});

test.each<[string, BodyInit | null]>([
  ["in order", json],
  ["that is missing", null],
  ["that is not JSON", "{"],
  ["that is too large", json.padEnd(40_000)],
  ["that breaks off", new ReadableStream({ start: (controller) => controller.error(new Error("gone")) })],
])("No timer is left behind by a body %s.", async (_, body) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await readJson(requestWith(body)).catch(() => {});
  expect(vi.getTimerCount()).toBe(0);
});
