import type { SVGAttributes } from "react";
import { draggable } from "../draggable.ts";
import { rowAt, type Layout } from "./backlog-layout.ts";

/** Whether the press in progress has moved its item. The browser reports a click at the end of a drag too. */
let dragged = false;

/**
 * Returns the attributes of a row whose item is dragged to another row, or by a press moved up by one row, the first item down.
 * `follow` gets the distance from the item's own row at which the pointer holds it.
 */
export function itemPress(
  index: number,
  layout: Layout,
  moveTo: ((index: number) => void) | undefined,
  follow: (distance: number) => void,
): SVGAttributes<SVGElement> {
  if (!moveTo) return {};
  return {
    ...draggable(({ y }, start) => {
      const row = rowAt(y, layout);
      const distance = y - start.y + (rowAt(start.y, layout) - row) * layout.rowHeight;
      // Beyond the first and the last row it stays near.
      follow(Math.min(layout.rowHeight, Math.max(-layout.rowHeight, distance)));
      if (row === index) return;
      dragged = true;
      moveTo(row);
    }, "grab"),
    onClick: () => {
      if (!dragged) moveTo(index > 0 ? index - 1 : 1);
      dragged = false;
    },
  };
}
