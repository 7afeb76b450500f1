import { envelopeMargin, envelopeWidth } from "./card-motion.ts";

/**
 * Says where the envelope comes from: what was pressed, which has the focus. Where no button has, as when an address
 * opens the card, the styles know a place (envelope.tsx).
 */
export function startFlightFrom(pressed: Element | null, { style }: HTMLElement) {
  for (const name of ["x", "y", "scale"]) style.removeProperty(`--from-${name}`);
  if (!pressed?.matches("button, a")) return;
  const { left, top, width, height } = pressed.getBoundingClientRect();
  style.setProperty("--from-x", `${left + width / 2}px`);
  style.setProperty("--from-y", `${top + height / 2}px`);
  style.setProperty("--from-scale", `${width / Math.min(envelopeWidth, innerWidth - 2 * envelopeMargin)}`);
}
