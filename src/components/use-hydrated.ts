import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Returns false in the prerendered document and during hydration, then true: for content that the first paint
 * leaves out.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
