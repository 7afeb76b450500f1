import { isOnScreen } from "../components/is-on-screen.ts";
import { withDelivery } from "./card-attributes.ts";
import { envelopeMargin, envelopeWidth } from "./card-geometry.ts";
import { endOf, envelopeMotion } from "./card-motion.ts";
import { openLetter, smallEnvelope } from "./card-part-attributes.ts";
import { closingTimes } from "./card-timeline.ts";
import { placeOf, placeOnto } from "./element-place.ts";
import { openerEnvelope } from "./opener-attribute.ts";

/**
 * Returns the element that the envelope flies from and back to: the page's own envelope while any of it is on
 * screen, otherwise the button or link that was pressed, which has the focus. There may be neither when the
 * page's address opened the card.
 */
export function findOpener(): HTMLElement | undefined {
  const { activeElement } = document;
  const envelope = document.querySelector<HTMLElement>(`[${openerEnvelope}]`);
  if (envelope && isOnScreen(envelope)) return envelope;
  return activeElement instanceof HTMLElement && activeElement.matches("button, a")
    ? activeElement
    : undefined;
}

/** Gives the opener's place to the styles, which begin the envelope's entrance there (envelope.tsx). */
export function setOpenerPlace(dialog: HTMLElement, opener: HTMLElement | undefined) {
  dialog.removeAttribute("style");
  if (!opener) return;
  const { x, y, width, angle } = placeOf(opener);
  const scale = width / Math.min(envelopeWidth, innerWidth - 2 * envelopeMargin);
  dialog.style.setProperty("--opener-x", `${x}px`);
  dialog.style.setProperty("--opener-y", `${y}px`);
  dialog.style.setProperty("--opener-scale", `${scale}`);
  dialog.style.setProperty("--opener-angle", angle);
}

/** Hides an opener that is drawn as an envelope: the page must not have two while the card is open. */
export function hideOpener(opener: HTMLElement | undefined) {
  setEnvelope(opener, "hidden");
}

/** Shows an opener that is hidden. One that was posted stays so. */
export function showOpener(opener: HTMLElement | undefined) {
  if (opener?.getAttribute(openerEnvelope) === "hidden") setEnvelope(opener, "");
}

/**
 * Marks an opener that is drawn as an envelope as posted, so that only its empty place is seen. Returns it,
 * or undefined if it is not drawn as one.
 */
export function markPosted(opener: HTMLElement | undefined): HTMLElement | undefined {
  setEnvelope(opener, "posted");
  return opener?.hasAttribute(openerEnvelope) ? opener : undefined;
}

function setEnvelope(opener: HTMLElement | undefined, value: "" | "hidden" | "posted") {
  if (opener?.hasAttribute(openerEnvelope)) opener.setAttribute(openerEnvelope, value);
}

/**
 * Moves the letter of a closing card behind the small envelope, and that back to the opener, before the card
 * is removed. The envelope becomes the opener if that is drawn as an envelope, and otherwise vanishes there.
 * Returns nothing when there is nothing to animate.
 */
export function animateToOpener(opener: HTMLElement | undefined, dialog: HTMLElement): Animation | undefined {
  const envelope = dialog.querySelector<HTMLElement>(`[${smallEnvelope}]`);
  if (!envelope || !isOnScreen(envelope) || !opener?.isConnected || !isOnScreen(opener)) return;
  // The small envelope is hidden while a message is on its way and once it was sent.
  if (dialog.matches(withDelivery("sending", "returning", "sent"))) return;
  if (!matchMedia(envelopeMotion).matches) return;
  const [delay, end] = closingTimes.smallEnvelopeGoes;
  const opacity = opener.hasAttribute(openerEnvelope) ? 1 : 0;
  const letter = dialog.querySelector<HTMLElement>(`[${openLetter}]`)!;
  letter.animate([{}, { ...placeOnto(letter, envelope), scale: 0.3 }], {
    duration: endOf(closingTimes.letterGoesIn),
    fill: "forwards",
  });
  return envelope.animate(
    // An envelope that vanishes is seen on most of its way.
    [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { ...placeOnto(envelope, opener), opacity }],
    { delay, duration: end - delay, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" },
  );
}
