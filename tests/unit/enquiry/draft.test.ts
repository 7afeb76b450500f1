import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addToDraft,
  hasDraft,
  onDraftChange,
  readDraft,
  writeDraft,
} from "../../../src/enquiry/draft/draft.ts";
import { removeFromDraft } from "../../../src/enquiry/draft/remove-from-draft.ts";

const firstLine = "About a job";
const enclosure = "Threshold: 0.7";

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
}

const forbiddenStorage = {
  getItem: () => {
    throw new Error("forbidden");
  },
  setItem: () => {
    throw new Error("forbidden");
  },
};

afterEach(() => {
  writeDraft({});
  vi.unstubAllGlobals();
});

describe.each([
  ["in the tab's storage", storage()],
  ["where the browser allows no storage", forbiddenStorage],
])("a draft %s", (_, sessionStorage) => {
  beforeEach(() => {
    vi.stubGlobal("sessionStorage", sessionStorage);
    writeDraft({});
  });

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

  test("is the same object until it changes, so that a component which reads it renders once", () => {
    addToDraft({ enclosure });
    const draft = readDraft();
    expect(readDraft()).toBe(draft);
    writeDraft({ ...draft, name: "Asha" });
    expect(readDraft()).toEqual({ ...draft, name: "Asha" });
  });

  test("tells its listeners of each change", () => {
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
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
    removeFromDraft(sent);
    expect(readDraft()).toEqual({ enclosures: [enclosure] });
    removeFromDraft(readDraft());
    expect(readDraft()).toEqual({});
  });
});
