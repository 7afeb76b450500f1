import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { removeFromDraft } from "../src/enquiry/remove-from-draft.ts";
import { addToDraft, hasDraft, onDraftChange, readDraft, writeDraft } from "../src/enquiry/draft.ts";

const text = { opening: "About a job", paragraph: "Threshold: 0.7" };

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

  test("begins with the opening of the button that was pressed last, as long as the visitor has not edited it", () => {
    addToDraft({ opening: text.opening });
    expect(readDraft()["message"]).toBe("About a job\n");
    expect(hasDraft()).toBe(false);
    addToDraft({ opening: "A question" });
    expect(readDraft()["message"]).toBe("A question\n");
    addToDraft({});
    expect(readDraft()).toEqual({});
  });

  test("keeps the text of the visitor unchanged", () => {
    writeDraft({ name: "Asha", message: "Hello  \n" });
    for (const opening of [undefined, text.opening]) addToDraft({ opening });
    expect(readDraft()).toEqual({ name: "Asha", message: "Hello  \n" });
    expect(hasDraft()).toBe(true);
  });

  test("encloses a paragraph once, below the visitor's text", () => {
    writeDraft({ message: "Hello\n" });
    for (let presses = 0; presses < 2; presses++) addToDraft({ paragraph: text.paragraph });
    expect(readDraft()["message"]).toBe("Hello\n\nEnclosed: Threshold: 0.7\n");
  });

  test("tells its listeners of each change", () => {
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    const listener = vi.fn();
    const stop = onDraftChange(listener);
    addToDraft({ paragraph: text.paragraph });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    writeDraft({});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("replaces an opening that the visitor has not edited by a paragraph", () => {
    addToDraft({ opening: text.opening });
    addToDraft({ paragraph: text.paragraph });
    expect(readDraft()).toEqual({ message: "Enclosed: Threshold: 0.7\n" });
    expect(hasDraft()).toBe(true);
  });

  test("is removed after it was sent, except for a paragraph that was added meanwhile", () => {
    writeDraft({ name: "Asha", message: "Hello\n" });
    const sent = readDraft();
    addToDraft({ paragraph: text.paragraph });
    removeFromDraft(sent);
    expect(readDraft()).toEqual({ message: "Enclosed: Threshold: 0.7\n" });
    removeFromDraft(readDraft());
    expect(readDraft()).toEqual({});
  });
});
