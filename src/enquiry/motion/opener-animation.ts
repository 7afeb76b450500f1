import { isOnScreen } from "../../components/is-on-screen.ts";
import { narrowEnquiryCard } from "../../styles/media-queries.ts";
import { easing } from "../../styles/tokens.ts";
import {
  largeEnvelopeAttribute,
  openLetterAttribute,
  sealedSelector,
  smallEnvelopeAttribute,
} from "../card-attributes.ts";
import { openerAttribute } from "../opener-attribute.ts";
import { envelopeMargin, envelopeWidth } from "./card-geometry.ts";
import { endOf, envelopeMotion, startOf } from "./card-motion.ts";
import { closingTimes } from "./card-timeline.ts";
import { boxOf, keyframeBehind, keyframeOnto } from "./element-box.ts";

/**
 * Returns the element that the envelope flies from and back to: the page's own envelope while any of it is on
 * screen, otherwise the button that was pressed, which has the focus. There is neither after a Retry, whose
 * button is gone.
 */
export function findOpener(): HTMLElement | undefined {
  const { activeElement } = document;
  const envelope = document.querySelector<HTMLElement>(`[${openerAttribute}]`);
  if (envelope && isOnScreen(envelope)) return envelope;
  return activeElement instanceof HTMLElement && activeElement.matches("button, a")
    ? activeElement
    : undefined;
}

/** Gives the opener's box to the styles, which begin the envelope's entrance there (envelope.tsx). */
export function setOpenerBox(dialog: HTMLElement, opener: HTMLElement | undefined) {
  dialog.removeAttribute("style");
  if (!opener) return;
  const { x, y, width, angle } = boxOf(opener);
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
  if (opener?.getAttribute(openerAttribute) === "hidden") setEnvelope(opener, "");
}

/**
 * Marks an opener that is drawn as an envelope as posted, so that only its empty place is seen. Returns it,
 * or undefined if it is not drawn as one.
 */
export function markPosted(opener: HTMLElement | undefined): HTMLElement | undefined {
  setEnvelope(opener, "posted");
  return opener?.hasAttribute(openerAttribute) ? opener : undefined;
}

function setEnvelope(opener: HTMLElement | undefined, value: "" | "hidden" | "posted") {
  if (opener?.hasAttribute(openerAttribute)) opener.setAttribute(openerAttribute, value);
}

/**
 * Moves the letter of a closing card behind its envelope, and the envelope back to the opener, before the
 * card is removed. The envelope becomes the opener if that is drawn as an envelope, and otherwise vanishes
 * there. Returns nothing when there is nothing to animate, or when the letter lies in its envelope.
 */
export function animateToOpener(opener: HTMLElement | undefined, dialog: HTMLElement): Animation | undefined {
  if (!opener?.isConnected || !isOnScreen(opener) || dialog.matches(sealedSelector)) return;
  if (!matchMedia(envelopeMotion).matches) return;
  const narrow = matchMedia(narrowEnquiryCard).matches;
  const partWith = (attribute: string) => dialog.querySelector<HTMLElement>(`[${attribute}]`)!;
  const envelope = partWith(largeEnvelopeAttribute);
  const small = partWith(smallEnvelopeAttribute);
  const letter = partWith(openLetterAttribute);
  // The large envelope stands for the small one, whose stripes would be coarse at the size of the opener. In
  // a narrow card the small one is out of sight, so the large one comes from below, however far the card is
  // scrolled.
  const meeting = narrow ? { ...boxOf(envelope), y: innerHeight / 2 } : boxOf(small);
  const end = boxOf(opener);
  // At most as high as a button.
  end.width = Math.min(end.width, 1.5 * end.height);
  const onto = keyframeOnto(envelope, meeting);
  const duration = endOf(closingTimes.envelopeGoes);
  const from = { opacity: 1, clipPath: "inset(0)" };
  letter.animate([from, { ...keyframeBehind(letter, meeting), opacity: 1 }], {
    duration: endOf(closingTimes.letterGoesIn),
    easing: easing.turn,
  });
  small.animate({ opacity: [0, 0] }, { duration, fill: "forwards" });
  return envelope.animate(
    [
      { ...(narrow ? { translate: "0 100dvh" } : onto), opacity: 1, easing: easing.turn },
      {
        ...onto,
        offset: startOf(closingTimes.envelopeGoes) / duration,
        easing: "cubic-bezier(0.4, 0, 0.2, 1)",
      },
      { opacity: 1, offset: 0.85 },
      {
        ...keyframeOnto(envelope, end),
        opacity: opener.hasAttribute(openerAttribute) ? 1 : 0,
      },
    ],
    { duration, fill: "forwards" },
  );
}
