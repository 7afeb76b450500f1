import { useEffect, useEffectEvent, useLayoutEffect, useState, type Dispatch } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import { failedOutcome, sendingOutcome, sentOutcome } from "../content/card-text.ts";
import { CardLayout } from "./card-layout.tsx";
import { envelopeMotion } from "./card-motion.ts";
import { isShown, type CardEvent, type CardState } from "./card-state.ts";
import { announcedAfterMs, letterReturnsAfterMs, sealedAfterMs } from "./card-timeline.ts";
import { readDraft } from "./draft.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryValues } from "./enquiry-schema.ts";
import { Receipt } from "./receipt.tsx";
import { removeFromDraft } from "./remove-from-draft.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { ToastRegion } from "./toasts/toast-region.tsx";
import { useToastPause } from "./toasts/use-toast-pause.ts";

/**
 * A success stays long enough to be read twice (WCAG 2.2.1), a failure until it is dismissed or the next send
 * begins.
 */
const toastOptions = { success: { duration: 8000 }, error: { duration: Infinity }, removeDelay: 200 };

/**
 * The announcement for screen readers, by delivery. It is empty while the visitor sees the mark on the
 * envelope: the outcome follows with the toast.
 */
const announcements = {
  unsent: "",
  sending: sendingOutcome,
  sent: sentOutcome,
  returning: "",
  returned: failedOutcome,
};

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
  const { toasts, announcementIn } = useAnnouncements(state);
  const shown = isShown(state);

  async function send(values: EnquiryValues) {
    dispatch({ type: "submitted" });
    const draft = readDraft();
    // An answer that comes before the letter is in its envelope would make the picture jump.
    const [answer] = await Promise.all([sendEnquiry(values), wait(animationTime(sealedAfterMs))]);
    if (answer.type === "accepted") removeFromDraft(draft);
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
          <ToastRegion toasts={shown ? toasts : []} announcement={announcementIn("card")} place="card" />
        }
      >
        <EnquiryForm
          key={state.appearances}
          delivery={delivery}
          errors={errors}
          onCheck={(found) => dispatch({ type: "checked", errors: found })}
          onSend={send}
        />
      </CardLayout>
      <ToastRegion toasts={shown ? [] : toasts} announcement={announcementIn("page")} place="page" />
    </>
  );
}

/**
 * Shows a toast for each outcome. Announces each change of the delivery to assistive technology once, in the
 * card or on the page, depending on which was shown when it happened.
 */
function useAnnouncements(state: CardState) {
  const { delivery, appearances } = state;
  const { toasts, handlers } = useToaster(toastOptions);
  useToastPause(handlers);
  const [announced, setAnnounced] = useState({ delivery, appearances, place: "card" });
  const place = isShown(state) ? "card" : "page";

  const announce = useEffectEvent((changed: CardState["delivery"]) => {
    if (!announcements[changed]) return;
    toast.dismiss();
    const show = () => {
      if (changed === "sent") toast.success(<Receipt outcome={sentOutcome} />);
      if (changed === "returned") toast.error(<p>{failedOutcome}</p>);
      setAnnounced({ delivery: changed, appearances, place });
    };
    if (changed === "sent") setTimeout(show, announcedAfterMs);
    else show();
  });

  // A layout effect, so that the times of the toast and of the closing card begin together.
  useLayoutEffect(() => announce(delivery), [delivery]);

  // The region is emptied when the toast goes, so that a screen reader finds no old outcome when it reads the
  // page.
  const hasToast = delivery === "sending" || toasts.some((item) => item.visible);
  const isUpToDate =
    announced.delivery === delivery && announced.appearances === appearances && announced.place === place;
  const announcementIn = (where: string) =>
    hasToast && isUpToDate && where === place ? announcements[delivery] : "";
  return { toasts, announcementIn };
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
