import { useCallback, useSyncExternalStore } from "react";

/** Whether the query matches, kept up to date. `false` in prerendered markup. */
export function useMediaQuery(query: string): boolean {
  // The same function at every render, or every render would subscribe anew.
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
