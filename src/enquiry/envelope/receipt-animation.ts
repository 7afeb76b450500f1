import { inPhase, withDelivery } from "../card-attributes.ts";
import { envelopeMotion, receiptTime } from "./card-motion.ts";
import { largeEnvelope } from "./envelope-attributes.ts";
import { transformOnto } from "./opener-animation.ts";

/** Returns the envelope of a message that was just sent, while its card is still closing. */
export function findSentEnvelope(): HTMLElement | null {
  if (!matchMedia(envelopeMotion).matches) return null;
  return document.querySelector(`${inPhase("closing")}${withDelivery("sent")} [${largeEnvelope}]`);
}

/** Moves the envelope onto the picture of the receipt, which stays hidden until the envelope has arrived. */
export function animateToReceipt(envelope: HTMLElement, picture: HTMLElement) {
  const [start, end] = receiptTime;
  picture.animate({ opacity: [0, 0] }, end);
  // Measured when the envelope starts, because the receipt is still moving until then.
  setTimeout(() => {
    if (!envelope.isConnected || !picture.offsetWidth) return;
    envelope.animate(
      { transform: ["none", transformOnto(envelope, picture)] },
      { duration: end - start, easing: "cubic-bezier(0.5, 0, 0.2, 1)", fill: "forwards" },
    );
  }, start);
}
