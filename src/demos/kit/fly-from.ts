import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import type { Point } from "./svg-geometry.ts";

/**
 * Lets a shape or an element be seen coming to its place from a point of the window, or with `reverse` going
 * there, as seen from what is around it. With reduced motion it does not move.
 */
export function flyFrom(
  shape: SVGGraphicsElement | HTMLElement,
  from: Point,
  { reverse = false, delay = 0 } = {},
) {
  if (!matchMedia(motionAllowed).matches) return;
  const box = shape.getBoundingClientRect();
  const scale = shape instanceof SVGElement ? shape.ownerSVGElement!.getScreenCTM()!.a : 1;
  const translate = `${(from.x - box.x - box.width / 2) / scale}px ${(from.y - box.y - box.height / 2) / scale}px`;
  shape.animate(
    [
      { translate, opacity: 1 },
      { translate: "0 0", opacity: 1 },
    ],
    {
      duration: 4 * times.beat,
      delay,
      easing: "ease-in",
      fill: "backwards",
      direction: reverse ? "reverse" : "normal",
    },
  );
}
