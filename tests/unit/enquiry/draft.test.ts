import {
  anything,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  json,
  oneof,
  record,
  string,
} from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  addToDraft,
  hasDraft,
  onDraftChange,
  readDraft,
  removeSent,
  writeDraft,
} from "../../../src/enquiry/draft/draft.ts";
import { fields } from "../../../src/enquiry/fields.ts";

const firstLine = "About a job";
const enclosure = "Threshold: 0.7";

afterEach(() => {
  writeDraft({});
  vi.unstubAllGlobals();
});

describe("a draft", () => {
  test("begins with the first line of the button that was pressed last, as long as the visitor has not edited it", () => {
    addToDraft({ firstLine });
    expect(readDraft().message).toBe("About a job\n");
    expect(hasDraft()).toBe(false);
    addToDraft({ firstLine: "A question" });
    expect(readDraft().message).toBe("A question\n");
    addToDraft({});
    expect(readDraft()).toEqual({});
  });

  test("lets the first line follow the buttons when the visitor has filled in another field", () => {
    addToDraft({ firstLine });
    writeDraft({ ...readDraft(), name: "Asha" });
    expect(hasDraft()).toBe(true);
    addToDraft({ firstLine: "A question" });
    expect(readDraft()).toMatchObject({ name: "Asha", message: "A question\n" });
    writeDraft({ ...readDraft(), message: "A question about invoices\n" });
    addToDraft({ firstLine });
    expect(readDraft()).toMatchObject({ name: "Asha", message: "A question about invoices\n" });
  });

  test("keeps the text of the visitor unchanged", () => {
    writeDraft({ name: "Asha", message: "Hello  \n" });
    for (const line of [undefined, firstLine]) addToDraft({ firstLine: line });
    expect(readDraft()).toEqual({ name: "Asha", message: "Hello  \n" });
    expect(hasDraft()).toBe(true);
  });

  test("has an enclosure once, beside the visitor's text", () => {
    writeDraft({ message: "Hello\n" });
    for (let presses = 0; presses < 2; presses++) addToDraft({ enclosure });
    expect(readDraft()).toEqual({ message: "Hello\n", enclosures: [enclosure] });
  });

  test("tells its listeners of each change", () => {
    const listener = vi.fn();
    const stop = onDraftChange(listener);
    addToDraft({ enclosure });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    writeDraft({});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("replaces a first line that the visitor has not edited by an enclosure", () => {
    addToDraft({ firstLine });
    addToDraft({ enclosure });
    expect(readDraft()).toEqual({ message: "", enclosures: [enclosure] });
    expect(hasDraft()).toBe(true);
    addToDraft({ firstLine });
    expect(readDraft()).toEqual({ message: "", enclosures: [enclosure] });
  });

  test("is removed after it was sent, except for an enclosure that was added meanwhile", () => {
    writeDraft({ name: "Asha", message: "Hello\n" });
    const sent = readDraft();
    addToDraft({ enclosure });
    removeSent(sent);
    expect(readDraft()).toEqual({ enclosures: [enclosure] });
    removeSent(readDraft());
    expect(readDraft()).toEqual({});
  });

  test.each(fields)(
    "stays whole after it was sent when the visitor has changed the $name since",
    ({ name }) => {
      writeDraft({ name: "Asha", message: "Hello\n", enclosures: [enclosure] });
      const { enclosures, ...sent } = readDraft();
      writeDraft({ ...sent, enclosures, [name]: "Another" });
      removeSent({ ...sent, enclosures });
      expect(readDraft()).toEqual({ ...sent, [name]: "Another" });
    },
  );
});

test("whatever the tab's storage holds, lacks or throws, a new document has a draft that can be written", async () => {
  const draftLike = record(
    {
      name: oneof(string(), anything()),
      message: oneof(string(), constant("About a job\n"), anything()),
      firstLine: oneof(string(), constant("About a job"), anything()),
      enclosures: oneof(constantFrom(["A"], ["A", "A", 5], "A", null), anything()),
      company: string(),
    },
    { requiredKeys: [] },
  );
  const stored = oneof(
    constant(null),
    string(),
    json(),
    draftLike.map((value) => JSON.stringify(value)),
  );
  const faults = constantFrom("none", "full", "forbidden", "missing");
  await assert(
    asyncProperty(stored, faults, string(), async (text, fault, message) => {
      const refuse = () => {
        throw new Error(fault);
      };
      const items = {
        getItem: fault === "forbidden" ? refuse : () => text,
        setItem: fault === "none" ? () => {} : refuse,
      };
      vi.stubGlobal("sessionStorage", fault === "missing" ? undefined : items);
      vi.resetModules();
      const fresh = await import("../../../src/enquiry/draft/draft.ts");

      const { enclosures = [], ...texts } = fresh.readDraft();
      expect(Object.values(texts).every((value) => typeof value === "string")).toBe(true);
      expect(enclosures.every((value) => typeof value === "string")).toBe(true);
      expect(new Set(enclosures).size).toBe(enclosures.length);

      // No button loses what the draft has, and what is written stays.
      fresh.addToDraft({ firstLine: "A question" });
      expect(fresh.readDraft().enclosures ?? []).toEqual(enclosures);
      fresh.addToDraft({ enclosure });
      expect(fresh.readDraft().enclosures).toEqual([...new Set([...enclosures, enclosure])]);
      fresh.writeDraft({ ...fresh.readDraft(), message });
      expect(fresh.readDraft()).toMatchObject({ message, enclosures: expect.arrayContaining([enclosure]) });
      expect(fresh.hasDraft()).toBe(true);
      fresh.removeSent(fresh.readDraft());
      expect(fresh.hasDraft()).toBe(false);
    }),
  );
});

test("whoever goes back or reloads finds the text that was written last, in whichever document", async () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  const written = { name: "Asha", message: "Half", enclosures: [enclosure] };
  let text: string | null = JSON.stringify(written);
  let full = false;
  vi.stubGlobal("sessionStorage", {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      if (full) throw new Error("full");
      text = value;
    },
  });
  vi.resetModules();
  const fresh = await import("../../../src/enquiry/draft/draft.ts");
  expect(fresh.readDraft()).toEqual(written);
  fresh.writeDraft({ message: "Half a thought" });
  text = JSON.stringify({ message: "A whole thought" });
  events.dispatchEvent(new Event("pageshow"));
  expect(fresh.readDraft()).toEqual({ message: "A whole thought" });
  full = true;
  fresh.writeDraft({ message: "Too long to store" });
  for (const unreadable of [text, null, "null", "{"]) {
    text = unreadable;
    events.dispatchEvent(new Event("pageshow"));
    expect(fresh.readDraft()).toEqual({ message: "Too long to store" });
  }
});
