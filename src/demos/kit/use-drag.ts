import { useState, type SVGAttributes } from "react";
import { draggable, type Drag } from "./draggable.ts";
import type { Point } from "./svg-geometry.ts";

/**
 * Lets shapes follow the pointer between the steps of the state. While one is dragged, the drawing places it
 * by `dragged`; afterwards that is undefined, and the shape settles on the step that `onDrag` has set.
 * `dragAttributes` returns the attributes of a shape, as `draggable` does.
 */
export function useDrag<Grabbed>(
  onDrag: (drag: Drag<Grabbed>) => void,
  onPress?: (drag: Drag<Grabbed>) => void,
) {
  const [dragged, setDragged] = useState<Drag<Grabbed>>();
  const follow = (drag: Drag<Grabbed>) => {
    setDragged(drag);
    onDrag(drag);
  };
  const dragAttributes = (cursor: string, grab?: (start: Point) => Grabbed): SVGAttributes<SVGElement> => ({
    ...draggable(follow, cursor, grab, onPress),
    onLostPointerCapture: () => setDragged(undefined),
  });
  return [dragged, dragAttributes] as const;
}
