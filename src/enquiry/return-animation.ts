import { narrowEnquiryCard } from "../styles/breakpoints.ts";
import { easing } from "../styles/tokens.ts";
import { beginOf, endOf, envelopeMotion } from "./card-motion.ts";
import { returnedTimes } from "./card-timeline.ts";
import { placeOf, placeOnto } from "./element-place.ts";
import { largeEnvelope, smallEnvelope } from "./envelope/envelope-attributes.ts";

/**
 * Scrolls to the box of a message that has come back. The marked envelope goes to its small place, which is in
 * the box of a narrow card, and the letter comes out from behind it as it was written: it does not unfold
 * again, because paper and text would show through each other.
 */
export function animateReturn(box: HTMLElement) {
  const form = box.parentElement!;
  const aside = form.previousElementSibling!;
  const layout = aside.parentElement!.parentElement!;
  const envelope = layout.querySelector<HTMLElement>(`[${largeEnvelope}]`)!;
  const { y } = placeOf(envelope);
  const narrow = matchMedia(narrowEnquiryCard).matches;
  box.scrollIntoView({ block: narrow ? "start" : "nearest", behavior: "instant" });
  if (!matchMedia(envelopeMotion).matches) return;

  const small = (narrow ? box : aside).querySelector<HTMLElement>(
    narrow ? "[aria-hidden]" : `[${smallEnvelope}]`,
  )!;
  const place = placeOnto(envelope, small);
  const start = { translate: `0 ${y - placeOf(envelope).y}px`, rotate: "0deg", easing: easing.turn };
  const delay = endOf(returnedTimes.envelopeGoes);
  const duration = endOf(returnedTimes.letterComesOut);
  // The styles let the envelope open again meanwhile (envelope/), which is not to be seen.
  for (const transition of layout.getAnimations({ subtree: true })) transition.finish();

  const opacity = 1;
  envelope.animate(
    [
      { ...start, opacity },
      { ...place, opacity, offset: delay / duration },
      { ...place, opacity },
    ],
    duration,
  );
  const [letter, ...below] = form.children;
  // A narrow card is all letter, so it only shows, like the text elsewhere.
  const text = narrow ? form.children : below;
  for (const part of [...aside.children, ...text])
    part.animate(
      [{ opacity: 0 }, { opacity: 0, offset: beginOf(returnedTimes.textShows) / duration }, {}],
      duration,
    );
  if (narrow) return;

  letter!.animate({ opacity: [0, 0] }, delay);
  letter!.animate(
    [{ ...placeOnto(letter as HTMLElement, small), rotate: "0deg", scale: 0.3, easing: easing.turn }, {}],
    { delay, duration: duration - delay, fill: "backwards" },
  );
}
