import { motion } from "./card-motion.ts";
import { removedAfterMs } from "../card-state.ts";
import { envelopeMargin, envelopeWidth } from "./stage.ts";

/** The button or link that was pressed: it has the focus. There is none when an address opens the card. */
export function pressedOpener(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.matches("button, a")
    ? activeElement
    : undefined;
}

/** An element's middle, width and angle. The middle is the same at every angle, the bounding box is not. */
function placeOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { rotate } = getComputedStyle(element);
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: element.offsetWidth,
    angle: rotate === "none" ? "0deg" : rotate,
  };
}

/** Tells the styles where the envelope comes from. */
export function setStartOfFlight(dialog: HTMLElement, opener: HTMLElement | undefined) {
  dialog.removeAttribute("style");
  if (!opener) return;
  const { x, y, width, angle } = placeOf(opener);
  const scale = width / Math.min(envelopeWidth, innerWidth - 2 * envelopeMargin);
  dialog.style.setProperty("--from-x", `${x}px`);
  dialog.style.setProperty("--from-y", `${y}px`);
  dialog.style.setProperty("--from-scale", `${scale}`);
  dialog.style.setProperty("--from-angle", angle);
}

/** Hides an opener that is an envelope while that is in the card, or shows it again. */
export function hideOpener(opener: HTMLElement | undefined, hidden: boolean) {
  if (opener?.dataset["envelope"] !== undefined) opener.dataset["envelope"] = hidden ? "hidden" : "";
}

/** Moves the small envelope back to the opener, if that is an envelope as well. It arrives before the card is removed. */
export function flyBack(opener: HTMLElement | undefined, dialog: HTMLElement): Animation | undefined {
  const envelope = dialog.querySelector<HTMLElement>("[data-small-envelope]");
  if (!envelope || !opener?.isConnected || opener.dataset["envelope"] !== "hidden") return;
  // While a message is on its way and after it was sent, the small envelope is hidden.
  if (dialog.matches('[data-delivery="sending"], [data-delivery="sent"]')) return;
  if (!matchMedia(motion).matches) return;
  const from = placeOf(envelope);
  const to = placeOf(opener);
  const transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) rotate(${to.angle}) scale(${to.width / from.width})`;
  return envelope.animate(
    { transform: ["none", transform], opacity: [1, 1] },
    { duration: removedAfterMs - 80, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "forwards" },
  );
}
