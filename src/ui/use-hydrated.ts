import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the document and while it is hydrated: for what the first paint does without. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
