import type { PointerEvent, SVGAttributes } from "react";

interface Place {
  x: number;
  y: number;
}

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
    onPointerDown: ({ currentTarget, pointerId, button }) => {
      if (button === 0) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: report,
    onPointerUp: report,
  };
}

function placeOn(part: SVGElement, clientX: number, clientY: number): Place {
  const svg = part.ownerSVGElement!;
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
}
