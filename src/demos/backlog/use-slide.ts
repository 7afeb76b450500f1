import { useLayoutEffect, useRef, type RefObject } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";

/**
 * Lets an element be seen sliding to its new place, which is given in percent of its own size, or for a shape
 * of the size of its drawing. CSS transitions would end where React moves the element in the document.
 */
export function useSlide(element: RefObject<Element | null>, x: number, y: number, { skip = false } = {}) {
  const before = useRef({ x, y });
  useLayoutEffect(() => {
    const [left, up] = [before.current.x - x, before.current.y - y];
    before.current = { x, y };
    if (skip || (left === 0 && up === 0) || !matchMedia(motionAllowed).matches) return;
    element.current!.animate(
      { translate: [`${left}% ${up}%`, "0 0"] },
      { duration: 2 * times.beat, easing: easing.settle },
    );
  }, [element, x, y, skip]);
}
