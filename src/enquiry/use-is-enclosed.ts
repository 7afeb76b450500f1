import { useSyncExternalStore } from "react";
import { onDraftChange, readDraft } from "./draft.ts";

/** Returns whether the visitor's message holds this enclosure. */
export function useIsEnclosed(enclosure: string): boolean {
  return useSyncExternalStore(onDraftChange, () => !!readDraft().enclosures?.includes(enclosure));
}
