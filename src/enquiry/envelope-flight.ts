import { envelopeMargin, envelopeWidth } from "./card-motion.ts";

/**
 * Where the envelope comes from: the button or link that was pressed, which has the focus. Nowhere in particular when an
 * address opens the card; the styles know a place for that (envelope.tsx).
 */
export function pressedPlace(): DOMRect | undefined {
  const { activeElement } = document;
  return activeElement?.matches("button, a") ? activeElement.getBoundingClientRect() : undefined;
}

/** Hands a place to the styles. */
export function startFlight(from: DOMRect | undefined, { style }: HTMLElement) {
  for (const name of ["x", "y", "scale"]) style.removeProperty(`--from-${name}`);
  if (!from) return;
  style.setProperty("--from-x", `${from.left + from.width / 2}px`);
  style.setProperty("--from-y", `${from.top + from.height / 2}px`);
  style.setProperty(
    "--from-scale",
    `${from.width / Math.min(envelopeWidth, innerWidth - 2 * envelopeMargin)}`,
  );
}
