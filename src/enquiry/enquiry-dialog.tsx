import { useEffect, useRef, useState, type Dispatch } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import { readDraft } from "../site/draft.ts";
import { ToastRegion } from "../ui/toast-region.tsx";
import { useToastPause } from "../ui/use-toast-pause.ts";
import { motion, whenSending } from "./envelope/card-motion.ts";
import { isShown, type CardEvent, type CardState } from "./card-state.ts";
import { EnquiryCard } from "./enquiry-card.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryValues } from "./enquiry.ts";
import { removeFromDraft } from "./remove-from-draft.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/** A dialog that closes leaves the page inert for a moment; a live region that changes then is not heard. */
const speaksAfterMs = 100;

/** A success goes when it can have been read twice (WCAG 2.2.1), a failure when it is dismissed or tried again. */
const toastOptions = { success: { duration: 8000 }, error: { duration: Infinity }, removeDelay: 200 };

const news = {
  unsent: "",
  sending: "Your message is on its way.",
  sent: "Message sent successfully!",
  failed: "Failed to send message. Please try again.",
};

export interface EnquiryDialogProps {
  state: CardState;
  dispatch: Dispatch<CardEvent>;
}

/**
 * The card, the request and the toasts. The request lives here and not in the form, which goes with the card: its
 * outcome counts whether the card is still there or not.
 */
export function EnquiryDialog({ state, dispatch }: EnquiryDialogProps) {
  const { delivery, errors } = state;
  const { toasts, spokenIn } = useNews(state);
  const inFlight = useRef(false);
  const shown = isShown(state);

  async function send(values: EnquiryValues) {
    // The state changes with the next rendering, and a second submit could come before it.
    if (inFlight.current) return;
    inFlight.current = true;
    dispatch({ type: "send" });
    const draft = readDraft();
    const [result] = await Promise.all([sendEnquiry(values), closingAnimation()]);
    inFlight.current = false;
    if (result.status === "sent") removeFromDraft(draft);
    else console.error("The enquiry was not sent.", result);
    dispatch(
      result.status === "invalid" ? { type: "checked", errors: result.errors } : { type: result.status },
    );
  }

  return (
    <>
      <EnquiryCard
        state={state}
        dispatch={dispatch}
        toasts={<ToastRegion toasts={shown ? toasts : []} spoken={spokenIn("card")} place="card" />}
      >
        <EnquiryForm
          key={state.appearances}
          delivery={delivery}
          errors={errors}
          onCheck={(found) => dispatch({ type: "checked", errors: found })}
          onSend={send}
        />
      </EnquiryCard>
      <ToastRegion toasts={shown ? [] : toasts} spoken={spokenIn("page")} place="page" />
    </>
  );
}

/** Makes a toast of each outcome, and says each change for assistive technology, once and where it has happened. */
function useNews(state: CardState) {
  const { delivery, appearances } = state;
  const { toasts, handlers } = useToaster(toastOptions);
  useToastPause(handlers);
  const [said, setSaid] = useState({ delivery, appearances, place: "card" });
  const place = isShown(state) ? "card" : "page";

  useEffect(() => {
    if (delivery === "unsent") return;
    toast.dismiss();
    const tell = () => {
      if (delivery === "sent") toast.success(news.sent);
      if (delivery === "failed") toast.error(news.failed);
      setSaid({ delivery, appearances, place });
    };
    if (delivery === "sent") setTimeout(tell, speaksAfterMs);
    else tell();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [delivery]);

  // As long as it can be seen: browsing afterwards finds nothing that is over.
  const current = delivery === "sending" || toasts.some((item) => item.visible);
  const isNew = said.delivery === delivery && said.appearances === appearances && said.place === place;
  const spokenIn = (where: string) => (current && isNew && where === place ? news[delivery] : "");
  return { toasts, spokenIn };
}

/** Lets a very fast answer wait until the letter is in its envelope, so that the picture does not jump. */
function closingAnimation(): Promise<void> {
  const [, end] = matchMedia(motion).matches ? whenSending.frontTurns : [0, 0];
  return new Promise((resolve) => setTimeout(resolve, end));
}
