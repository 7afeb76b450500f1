import { inPhase, largeEnvelopeAttribute, withDelivery } from "../card-attributes.ts";
import { envelopeMotion } from "./card-motion.ts";
import { receiptTimes } from "./card-timeline.ts";
import { boxOf, keyframeOnto } from "./element-box.ts";

/** Returns the envelope of an enquiry that was just sent, while its card is still closing. */
export function findSentEnvelope(): HTMLElement | null {
  if (!matchMedia(envelopeMotion).matches) return null;
  return document.querySelector(`${inPhase("closing")}${withDelivery("sent")} [${largeEnvelopeAttribute}]`);
}

/** Moves the envelope onto the picture of the receipt, which is hidden as long as the card is there. */
export function animateToReceipt(envelope: HTMLElement, picture: HTMLElement) {
  const [start, end] = receiptTimes.envelopeGoes;
  // Hidden until the card's envelope is removed, not for a fixed time: on a slow machine the receipt appears
  // late.
  const hiding = picture.animate({ opacity: [0, 0] }, { fill: "forwards" });
  new MutationObserver((_, observer) => {
    if (envelope.isConnected) return;
    hiding.cancel();
    observer.disconnect();
  }).observe(document.body, { subtree: true, childList: true });
  // Measured when the envelope starts: by then the receipt has almost arrived.
  setTimeout(() => {
    if (!envelope.isConnected || !picture.offsetWidth) return;
    envelope.animate([{}, keyframeOnto(envelope, boxOf(picture))], {
      duration: end - start,
      easing: "cubic-bezier(0.5, 0, 0.2, 1)",
      fill: "forwards",
    });
  }, start);
}
