import { useEffectEvent, useLayoutEffect, useState } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import { failedOutcome, sendingOutcome, sentOutcome } from "../../content/card-text.ts";
import { isModal, type EnquiryState } from "../enquiry-state.ts";
import { announcedAfterMs } from "../motion/card-timeline.ts";
import { Receipt } from "./receipt.tsx";
import { useToastPause } from "./use-toast-pause.ts";

/** Long enough to read it twice (WCAG 2.2.1). /accessibility names the time. */
const successToastMs = 8000;

/** A failure stays until it is dismissed or the next send begins. */
const toastOptions = {
  success: { duration: successToastMs },
  error: { duration: Infinity },
  removeDelay: 200,
};

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
  underway: "",
  arrived: sentOutcome,
};

/**
 * Shows a toast for each outcome. Announces each change of the delivery to assistive technology once, in the
 * card or on the page, depending on which was shown when it happened.
 */
export function useOutcomeToasts(state: EnquiryState) {
  const { delivery, letters } = state;
  const { toasts, handlers } = useToaster(toastOptions);
  useToastPause(handlers);
  const shownIn = isModal(state) ? "card" : "page";
  const [announced, setAnnounced] = useState({ delivery, letters, shownIn: "card" });

  const announce = useEffectEvent((changed: EnquiryState["delivery"]) => {
    if (!announcements[changed]) return;
    toast.dismiss();
    const show = () => {
      if (announcements[changed] === sentOutcome) toast.success(<Receipt outcome={sentOutcome} />);
      if (changed === "returned") toast.error(<p>{failedOutcome}</p>);
      setAnnounced({ delivery: changed, letters, shownIn });
    };
    if (changed === "sent") setTimeout(show, announcedAfterMs);
    else show();
  });

  // A layout effect, so that the times of the toast and of the closing card begin together.
  useLayoutEffect(() => announce(delivery), [delivery]);

  // The announcement is emptied when the toast goes, so that a screen reader finds no old outcome when it
  // reads the page. A card that is opened again, or closed, does not repeat it.
  const hasToast = delivery === "sending" || toasts.some((item) => item.visible);
  const isCurrent =
    announced.delivery === delivery && announced.letters === letters && announced.shownIn === shownIn;
  const announcementIn = (container: "card" | "page") =>
    hasToast && isCurrent && container === shownIn ? announcements[delivery] : "";
  return { toasts, announcementIn };
}
