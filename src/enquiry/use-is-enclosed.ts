import { useDraft } from "./use-draft.ts";

/** Returns whether the visitor's message holds this enclosure. */
export function useIsEnclosed(enclosure: string): boolean {
  return useDraft(({ enclosures }) => !!enclosures?.includes(enclosure));
}
