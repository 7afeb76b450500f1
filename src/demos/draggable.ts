import type { PointerEvent, SVGAttributes } from "react";
import type { Point } from "./svg-geometry.ts";

/** The last press: the point where it began, in CSS pixels, and whether it is a touch that may turn into scrolling. */
let press = { pointerId: 0, x: 0, y: 0, mayScroll: false };

/**
 * Returns the attributes of an SVG element that can be pressed or dragged with mouse, pen or finger. `onDrag` gets the
 * pointer's position, and the one where the press began, in units of the drawing. A finger that scrolls the page changes
 * nothing. Without `onDrag`, as in a static picture, no attributes are returned.
 */
export function draggable(
  onDrag: ((point: Point, start: Point) => void) | undefined,
  cursor = "pointer",
): SVGAttributes<SVGElement> {
  if (!onDrag) return {};
  const report = (event: PointerEvent<SVGElement>) => {
    const { currentTarget: element, clientX, clientY, pointerId } = event;
    if (!element.hasPointerCapture(pointerId)) return;
    onDrag(pointInDrawing(element, clientX, clientY), pointInDrawing(element, press.x, press.y));
  };
  return {
    cursor,
    onPointerDown: ({ currentTarget, target, pointerId, pointerType, button, clientX: x, clientY: y }) => {
      if (button !== 0) return;
      const mayScroll = pointerType === "touch" && getComputedStyle(target as Element).touchAction !== "none";
      press = { pointerId, x, y, mayScroll };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: (event) => {
      const { pointerId, clientX, clientY } = event;
      const isVertical =
        press.mayScroll &&
        press.pointerId === pointerId &&
        Math.abs(clientY - press.y) >= Math.abs(clientX - press.x);
      if (!isVertical) report(event);
    },
    onPointerUp: report,
  };
}

function pointInDrawing(element: SVGElement, clientX: number, clientY: number): Point {
  const svg = element.ownerSVGElement!;
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
}
