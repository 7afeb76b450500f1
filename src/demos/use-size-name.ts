import { useSyncExternalStore } from "react";
import { narrowDrawing } from "../styles/media-queries.ts";
import type { SizeName } from "./drawing-size.ts";

/** Returns which drawing the window has room for, and renders again when that changes. */
export function useSizeName(): SizeName {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(narrowDrawing).matches ? "narrow" : "wide"),
    () => "wide",
  );
}

function subscribe(onChange: () => void) {
  const list = matchMedia(narrowDrawing);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
