import { useEffect, type Dispatch } from "react";
import { CardLayout } from "./card-layout.tsx";
import { isShown, type CardEvent, type CardState } from "./card-state.ts";
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
 * Everything that is fetched when the visitor asks for the card: the card, its toasts and the request. The
 * request is made here and not in the form, which is removed with the card: the outcome counts even when the
 * card is closed.
 */
export function EnquiryCard({ state, dispatch }: EnquiryCardProps) {
  const { delivery, errors } = state;
  const { toasts, announcementIn } = useOutcomeToasts(state);
  const shown = isShown(state);

  async function send(values: EnquiryValues) {
    dispatch({ type: "submitted" });
    const draft = readDraft();
    // An answer that comes before the letter is in its envelope would make the picture jump.
    const [answer] = await Promise.all([sendEnquiry(values), wait(animationTime(sealedAfterMs))]);
    if (answer.type === "accepted") removeSent(draft);
    else console.error("The enquiry was not sent.", answer);
    dispatch(answer);
  }

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
          <ToastRegion toasts={shown ? toasts : []} announcement={announcementIn("card")} container="card" />
        }
      >
        <EnquiryForm
          key={state.appearances}
          shown={shown}
          delivery={delivery}
          errors={errors}
          onCheck={(found) => dispatch({ type: "checked", errors: found })}
          onSend={send}
        />
      </CardLayout>
      <ToastRegion toasts={shown ? [] : toasts} announcement={announcementIn("page")} container="page" />
    </>
  );
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
