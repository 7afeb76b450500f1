import { useCallback, useSyncExternalStore } from "react";

/** Returns whether the media query matches, and renders again when that changes. Prerendered markup gets `false`. */
export function useMediaQuery(query: string): boolean {
  // A new function at each render would make React subscribe again.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
