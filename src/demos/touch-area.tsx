import type { Rect } from "./svg-geometry.ts";

/**
 * The room that a finger has to drag a handle, as an unseen area over it. Everywhere else in the drawing, a
 * finger scrolls.
 */
export function TouchArea({ area, live }: { area: Rect; live: boolean }) {
  return (
    <rect
      {...area}
      fill="none"
      pointerEvents="all"
      // touch-action has no effect on inline elements.
      style={live ? { display: "block", touchAction: "none" } : undefined}
    />
  );
}
