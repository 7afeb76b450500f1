import type { PointerEvent, SVGAttributes } from "react";
import type { Point } from "./svg-geometry.ts";

/** The touch in progress and the point where it began, in CSS pixels. Set only while it may turn into scrolling. */
let possibleScroll: { pointerId: number; x: number; y: number } | undefined;

/**
 * Returns the attributes of an SVG element that can be pressed or dragged with mouse, pen or finger. `onDrag` gets the
 * pointer's position in units of the drawing. A finger that scrolls the page changes nothing. Without `onDrag`, as in a static
 * picture, no attributes are returned.
 */
export function draggable(
  onDrag: ((point: Point) => void) | undefined,
  cursor = "pointer",
): SVGAttributes<SVGElement> {
  if (!onDrag) return {};
  const report = (event: PointerEvent<SVGElement>) => {
    const { currentTarget: element, clientX, clientY, pointerId } = event;
    if (element.hasPointerCapture(pointerId)) onDrag(pointInDrawing(element, clientX, clientY));
  };
  return {
    cursor,
    onPointerDown: ({ currentTarget, target, pointerId, pointerType, button, clientX: x, clientY: y }) => {
      if (button !== 0) return;
      const mayScroll = pointerType === "touch" && getComputedStyle(target as Element).touchAction !== "none";
      possibleScroll = mayScroll ? { pointerId, x, y } : undefined;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: (event) => {
      const { pointerId, clientX, clientY } = event;
      const isVertical =
        possibleScroll?.pointerId === pointerId &&
        Math.abs(clientY - possibleScroll.y) >= Math.abs(clientX - possibleScroll.x);
      if (!isVertical) report(event);
    },
    onPointerUp: report,
  };
}

function pointInDrawing(element: SVGElement, clientX: number, clientY: number): Point {
  const svg = element.ownerSVGElement!;
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
}
