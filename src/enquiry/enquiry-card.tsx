import { useEffect } from "react";
import { CardLayout } from "./card-layout.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { isModal } from "./enquiry-state.ts";
import { envelopeMotion } from "./motion/card-motion.ts";
import { letterReturnsAfterMs, sealedAfterMs } from "./motion/card-timeline.ts";
import { sendLetter } from "./send-enquiry.ts";
import type { EnquiryProps } from "./shared-enquiry.ts";
import { ToastRegion } from "./toasts/toast-region.tsx";
import { useOutcomeToasts } from "./toasts/use-outcome-toasts.tsx";

/** Everything that is fetched when the visitor asks for the card: the card, and its toasts. */
export function EnquiryCard({ state, dispatch }: EnquiryProps) {
  const { delivery, errors } = state;
  const { toasts, announcementIn } = useOutcomeToasts(state);
  const modal = isModal(state);

  // The visitor reads the mark on the envelope before its letter comes back.
  useEffect(() => {
    if (delivery !== "returning") return;
    const timer = setTimeout(dispatch, animationTime(letterReturnsAfterMs), { type: "letterReturned" });
    return () => clearTimeout(timer);
  }, [delivery, dispatch]);

  return (
    <>
      <CardLayout
        state={state}
        dispatch={dispatch}
        toasts={
          <ToastRegion toasts={modal ? toasts : []} announcement={announcementIn("card")} container="card" />
        }
      >
        <EnquiryForm
          key={state.letters}
          shown={modal}
          delivery={delivery}
          errors={errors}
          onCheck={(found) => dispatch({ type: "checked", errors: found })}
          onSend={(values) => sendLetter(values, dispatch, animationTime(sealedAfterMs))}
        />
      </CardLayout>
      <ToastRegion toasts={modal ? [] : toasts} announcement={announcementIn("page")} container="page" />
    </>
  );
}

/**
 * Returns a time of the envelope's animation, in milliseconds, or none where the envelope is not animated.
 */
function animationTime(ms: number): number {
  return matchMedia(envelopeMotion).matches ? ms : 0;
}
