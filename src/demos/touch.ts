import type { PointerEvent, SVGAttributes } from "react";

interface Place {
  x: number;
  y: number;
}

/** Where a finger came down that may be about to scroll the page. */
let touched: { pointerId: number; x: number; y: number } | undefined;

/**
 * Lets a part of a drawing be pressed, or dragged with mouse, pen or finger; `onMove` gets the place in the drawing's
 * units. A finger that goes on to scroll the page changes nothing. Without `onMove`, as in a still, it does nothing.
 */
export function draggable(
  onMove: ((place: Place) => void) | undefined,
  cursor = "pointer",
): SVGAttributes<SVGElement> {
  if (!onMove) return {};
  const report = (event: PointerEvent<SVGElement>) => {
    const { currentTarget: part, clientX, clientY, pointerId } = event;
    if (part.hasPointerCapture(pointerId)) onMove(placeOn(part, clientX, clientY));
  };
  return {
    cursor,
    onPointerDown: ({ currentTarget, target, pointerId, pointerType, button, clientX: x, clientY: y }) => {
      if (button !== 0) return;
      const scrolls = pointerType === "touch" && getComputedStyle(target as Element).touchAction !== "none";
      touched = scrolls ? { pointerId, x, y } : undefined;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: (event) => {
      const { pointerId, clientX, clientY } = event;
      const upOrDown =
        touched?.pointerId === pointerId && Math.abs(clientY - touched.y) >= Math.abs(clientX - touched.x);
      if (!upOrDown) report(event);
    },
    onPointerUp: report,
  };
}

function placeOn(part: SVGElement, clientX: number, clientY: number): Place {
  const svg = part.ownerSVGElement!;
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
}
