import type { Rect } from "./svg-geometry.ts";

/**
 * An invisible area over a handle, large enough for a finger to drag it in every direction. Everywhere else
 * in the drawing, a finger that moves up or down scrolls.
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
