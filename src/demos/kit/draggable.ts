import type { PointerEvent, SVGAttributes } from "react";
import type { Point } from "./svg-geometry.ts";

/** A drag in progress. Its points are in units of the drawing. */
export interface Drag<Grabbed = unknown> {
  /** The part of the drawing that was pressed. */
  grabbed: Grabbed;
  /** The point at which the press began. */
  start: Point;
  /** The point at which the pointer is now. */
  point: Point;
}

/**
 * The last press. It is in module scope, because a drawing that renders again during a drag gets new event
 * handlers. One is enough, because nobody drags two things at a time.
 */
let press = {
  grabbed: undefined as unknown,
  start: { x: 0, y: 0 },
  /** Whether it is a touch that the browser may turn into scrolling. */
  mayScroll: false,
  /** Whether the pointer has moved so far since then that it drags. */
  moved: false,
};

/**
 * In units of the drawing. Up to this distance a pointer presses and does not drag, because few hands hold a
 * mouse or a finger quite still.
 */
const pressTolerance = 6;

/**
 * Returns the attributes of an SVG element that can be dragged or pressed with mouse, pen or finger. `grab`
 * returns what a press takes hold of. Without `onPress`, a press counts as a drag to its own position. A
 * finger that scrolls the page changes nothing.
 */
export function draggable<Grabbed>(
  onDrag: (drag: Drag<Grabbed>) => void,
  cursor: string,
  grab?: (start: Point) => Grabbed,
  onPress?: (drag: Drag<Grabbed>) => void,
): SVGAttributes<SVGElement> {
  const dragTo = (point: Point) => ({ ...press, point }) as Drag<Grabbed>;
  return {
    cursor,
    onPointerDown: (event) => {
      const { currentTarget, target, pointerId, pointerType, button } = event;
      if (button !== 0) return;
      const start = pointOf(event);
      const mayScroll = pointerType === "touch" && getComputedStyle(target as Element).touchAction !== "none";
      press = { grabbed: grab?.(start), start, mayScroll, moved: false };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: whilePressed((point) => {
      const { start, mayScroll } = press;
      const [across, down] = [Math.abs(point.x - start.x), Math.abs(point.y - start.y)];
      press.moved ||= across + down > pressTolerance;
      const scrolls = mayScroll && down >= across;
      if (!scrolls && (press.moved || !onPress)) onDrag(dragTo(point));
    }),
    onPointerUp: whilePressed((point) => (press.moved || !onPress ? onDrag : onPress)(dragTo(point))),
  };
}

/** Returns an event handler that passes the pointer's position on while the element is pressed. */
const whilePressed = (callback: (point: Point) => void) => (event: PointerEvent<SVGElement>) => {
  if (event.currentTarget.hasPointerCapture(event.pointerId)) callback(pointOf(event));
};

/** Returns the pointer's position in units of the drawing. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>): Point {
  const svg = currentTarget.ownerSVGElement!;
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
}
