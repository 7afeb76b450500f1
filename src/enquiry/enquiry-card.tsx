import { useEffect, type Dispatch } from "react";
import { CardLayout } from "./card-layout.tsx";
import { isModal, type CardEvent, type CardState } from "./card-state.ts";
import { readDraft, removeSent } from "./draft/draft.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryValues } from "./enquiry-schema.ts";
import { envelopeMotion } from "./motion/card-motion.ts";
import { letterReturnsAfterMs, sealedAfterMs } from "./motion/card-timeline.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { ToastRegion } from "./toasts/toast-region.tsx";
import { useOutcomeToasts } from "./toasts/use-outcome-toasts.tsx";

export interface EnquiryCardProps {
  state: CardState;
  dispatch: Dispatch<CardEvent>;
}

/**
 * Everything that is fetched when the visitor asks for the card: the card, and its toasts, which are
 * also those of a form in its place.
 */
export function EnquiryCard({ state, dispatch }: EnquiryCardProps) {
  const { delivery, errors } = state;
  const { toasts, announcementIn } = useOutcomeToasts(state);
  const modal = isModal(state);

  // The visitor reads the mark on the envelope before its letter comes back.
  useEffect(() => {
    if (delivery !== "returning") return;
    const timer = setTimeout(dispatch, modal ? animationTime(letterReturnsAfterMs) : 0, {
      type: "letterReturned",
    });
    return () => clearTimeout(timer);
  }, [delivery, modal, dispatch]);

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
          key={state.appearances}
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
 * Makes the request, and gives the state its outcome. It does not belong to the form, which is removed with
 * its card or page: the outcome counts even then. An answer that comes before `sealedAfter` milliseconds,
 * when the letter is in its envelope, would make the picture jump, so it waits.
 */
export async function sendLetter(values: EnquiryValues, dispatch: Dispatch<CardEvent>, sealedAfter = 0) {
  dispatch({ type: "submitted" });
  const draft = readDraft();
  const [answer] = await Promise.all([sendEnquiry(values), wait(sealedAfter)]);
  if (answer.type === "accepted") removeSent(draft);
  else console.error("The enquiry was not sent.", answer);
  dispatch(answer);
}

/**
 * Returns a time of the envelope's animation, in milliseconds, or none where the envelope is not animated.
 */
function animationTime(ms: number): number {
  return matchMedia(envelopeMotion).matches ? ms : 0;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
