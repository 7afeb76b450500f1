import { narrowEnquiryCard } from "../styles/breakpoints.ts";
import { easing } from "../styles/tokens.ts";
import { beginOf, endOf, envelopeMotion } from "./card-motion.ts";
import {
  cardAside,
  cardParts,
  largeEnvelope,
  openLetter,
  returnedEnvelope,
  smallEnvelope,
} from "./card-part-attributes.ts";
import { returnedTimes } from "./card-timeline.ts";
import { placeOf, placeOnto } from "./element-place.ts";

/**
 * Scrolls to the box of a message that has come back. The marked envelope goes to its small place, which is
 * in the box of a narrow card, and the letter comes out from behind it as it was written: it does not unfold
 * again, because paper and text would show through each other.
 */
export function animateReturn(box: HTMLElement) {
  const parts = box.closest(`[${cardParts}]`)!;
  const partWith = (attribute: string) => parts.querySelector<HTMLElement>(`[${attribute}]`)!;
  const narrow = matchMedia(narrowEnquiryCard).matches;
  const envelope = partWith(largeEnvelope);
  const small = partWith(narrow ? returnedEnvelope : smallEnvelope);
  const letter = partWith(openLetter);
  const { y } = placeOf(envelope);
  box.scrollIntoView({ block: narrow ? "center" : "nearest", behavior: "instant" });
  if (!matchMedia(envelopeMotion).matches) return;

  const place = placeOnto(envelope, small);
  const start = { translate: `0 ${y - placeOf(envelope).y}px`, rotate: "0deg", easing: easing.turn };
  const delay = endOf(returnedTimes.envelopeGoes);
  const duration = endOf(returnedTimes.letterComesOut);
  // The styles let the envelope open again meanwhile (envelope/), which is not to be seen.
  for (const running of parts.getAnimations({ subtree: true })) running.finish();

  const opacity = 1;
  envelope.animate(
    [
      { ...start, opacity },
      { ...place, opacity, offset: delay / duration },
      { ...place, opacity },
    ],
    duration,
  );
  const besideAndBelow = [...partWith(cardAside).children, ...box.closest("form")!.children].filter(
    // A narrow card is all letter, so it only shows, like the text elsewhere.
    (part) => narrow || part !== letter,
  );
  for (const part of besideAndBelow)
    part.animate(
      [{ opacity: 0 }, { opacity: 0, offset: beginOf(returnedTimes.textShows) / duration }, {}],
      duration,
    );
  if (narrow) return;

  letter.animate({ opacity: [0, 0] }, delay);
  letter.animate([{ ...placeOnto(letter, small), rotate: "0deg", scale: 0.3, easing: easing.turn }, {}], {
    delay,
    duration: duration - delay,
    fill: "backwards",
  });
}
