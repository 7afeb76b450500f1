import { narrowEnquiryCard } from "../../styles/media-queries.ts";
import { easing } from "../../styles/tokens.ts";
import {
  cardAsideAttribute,
  cardPartsAttribute,
  greetingAttribute,
  largeEnvelopeAttribute,
  openLetterAttribute,
  returnedEnvelopeAttribute,
  smallEnvelopeAttribute,
} from "../card-attributes.ts";
import { endOf, envelopeMotion, startOf } from "./card-motion.ts";
import { returnedTimes } from "./card-timeline.ts";
import { boxOf, keyframeBehind, keyframeOnto } from "./element-box.ts";

/**
 * Scrolls to the greeting of an enquiry that has come back, or as far as the box below it needs. The letter
 * comes out from behind the marked envelope as it was written: it does not unfold again, because paper and
 * text would show through each other. The envelope goes to its small place, which is in the box of a narrow
 * card.
 */
export function animateReturn(box: HTMLElement) {
  const parts = box.closest(`[${cardPartsAttribute}]`);
  if (!parts) return box.scrollIntoView({ block: "nearest" });
  const partWith = (attribute: string) => parts.querySelector<HTMLElement>(`[${attribute}]`)!;
  const narrow = matchMedia(narrowEnquiryCard).matches;
  const envelope = partWith(largeEnvelopeAttribute);
  const letter = partWith(openLetterAttribute);
  const from = boxOf(envelope);
  // In a narrow card the toast has already moved it.
  if (narrow) from.y = innerHeight / 2;
  const behavior = "instant";
  if (narrow) partWith(greetingAttribute).scrollIntoView({ behavior });
  box.scrollIntoView({ block: "nearest", behavior });
  if (!matchMedia(envelopeMotion).matches) return;

  // The styles let the envelope open again meanwhile (envelope/), which nobody may see.
  for (const running of parts.getAnimations({ subtree: true }))
    if (running.effect?.getComputedTiming().endTime !== Infinity) running.finish();
  const small = partWith(narrow ? returnedEnvelopeAttribute : smallEnvelopeAttribute);
  const duration = endOf(returnedTimes.envelopeGoes);
  const offsetOf = (moment: number) => moment / duration;
  const start = { ...keyframeOnto(envelope, from), rotate: "0deg", opacity: 1, easing: easing.turn };
  envelope.animate(
    [
      start,
      { ...start, offset: offsetOf(startOf(returnedTimes.envelopeGoes)) },
      { ...keyframeOnto(envelope, boxOf(small)), opacity: 1 },
    ],
    duration,
  );
  letter.animate(
    [{ ...keyframeBehind(letter, from), rotate: "0deg", easing: easing.turn }, { clipPath: "inset(0)" }],
    endOf(returnedTimes.letterComesOut),
  );
  for (const part of [...partWith(cardAsideAttribute).children, ...box.closest("form")!.children])
    if (part !== letter)
      part.animate(
        [{ opacity: 0 }, { opacity: 0, offset: offsetOf(startOf(returnedTimes.textShows)) }, {}],
        duration,
      );
  small.animate({ opacity: [0, 0] }, duration);
}
