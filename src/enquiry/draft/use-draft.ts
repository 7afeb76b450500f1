import { useSyncExternalStore } from "react";
import { onDraftChange, readDraft, type Draft } from "./draft.ts";

/**
 * Returns what `select` takes from the draft, and follows its changes. While nothing changes, `select` has to
 * return the same value, so it must not make a new object.
 */
export function useDraft<Value>(select: (draft: Draft) => Value): Value {
  return useSyncExternalStore(
    onDraftChange,
    () => select(readDraft()),
    // A prerendered page has no draft.
    () => select({}),
  );
}

/**
 * Returns whether the visitor's enquiry has this enclosure. It is here and not in the demonstrations, which
 * have no bytes to spare (tests/support/byte-budgets.ts).
 */
export function useIsEnclosed(enclosure: string): boolean {
  return useDraft(({ enclosures }) => !!enclosures?.includes(enclosure));
}
