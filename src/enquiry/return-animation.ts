import { narrowEnquiryCard } from "../styles/breakpoints.ts";
import { easing } from "../styles/tokens.ts";
import { beginOf, endOf, envelopeMotion } from "./card-motion.ts";
import { returnedTimes } from "./card-timeline.ts";
import { largeEnvelope, smallEnvelope } from "./envelope/envelope-attributes.ts";
import { placeOf, placeOnto } from "./opener-animation.ts";

/**
 * Scrolls to the box of a message that has come back. The marked envelope goes to its small place, which is in
 * the box of a narrow card, and the letter comes out from behind it as it was written: it does not unfold
 * again, because paper and text would show through each other.
 */
export function animateReturn(box: HTMLElement) {
  const dialog = box.closest("dialog")!;
  const envelope = dialog.querySelector<HTMLElement>(`[${largeEnvelope}]`)!;
  const place = dialog.querySelector<HTMLElement>(`[${smallEnvelope}]`)!;
  const form = box.parentElement!;
  const letter = form.firstElementChild as HTMLElement;

  const { y } = placeOf(envelope);
  box.scrollIntoView({
    block: matchMedia(narrowEnquiryCard).matches ? "start" : "nearest",
    behavior: "instant",
  });
  if (!matchMedia(envelopeMotion).matches) return;

  const target = place.offsetWidth ? place : box.querySelector<HTMLElement>("[aria-hidden]")!;
  const start = { opacity: 1, rotate: "0deg", translate: `0 ${y - placeOf(envelope).y}px` };
  const end = { opacity: 1, ...placeOnto(envelope, target) };
  const behind = placeOf(place);
  const { x, y: middle } = placeOf(letter);
  const scale = (behind.width * 0.6) / letter.offsetHeight;

  // Those of an envelope that opens (envelope/).
  for (const transition of dialog.getAnimations({ subtree: true }))
    if (transition instanceof CSSTransition) transition.finish();

  const [arrives, duration] = [endOf(returnedTimes.envelopeGoes), endOf(returnedTimes.letterComesOut)];
  const shows = beginOf(returnedTimes.textShows) / duration;
  const hidden = { opacity: 0 };
  for (const part of [...place.parentElement!.children, ...form.children])
    if (part !== letter || target !== place)
      part.animate([hidden, { ...hidden, offset: shows }, {}], duration);
  envelope.animate(
    [{ ...start, easing: easing.turn }, { ...end, offset: arrives / duration }, end],
    duration,
  );
  if (target !== place) return;
  letter.animate([hidden, hidden], arrives);
  letter.animate(
    [{ translate: `${behind.x - x}px ${behind.y - middle}px`, scale, easing: easing.turn }, {}],
    { delay: arrives, duration: duration - arrives, fill: "backwards" },
  );
}
