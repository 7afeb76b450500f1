import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toast, useToaster } from "react-hot-toast/headless";
import { ToastRegion } from "../ui/toast-region.tsx";
import { useToastPause } from "../ui/use-toast-pause.ts";
import { writeDraft } from "../site/draft.ts";
import { motion, whenSending } from "./card-motion.ts";
import { EnquiryCard } from "./enquiry-card.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryValues } from "./enquiry.ts";
import { sendEnquiry, type SendResult } from "./send-enquiry.ts";

/** A dialog that closes leaves the page inert for a moment; a live region that changes then is not heard. */
const speaksAfterMs = 100;

/** A success goes when it can have been read twice (WCAG 2.2.1), a failure when it is dismissed or tried again. */
const toastOptions = { success: { duration: 8000 }, error: { duration: Infinity }, removeDelay: 200 };

/** Until the picture has the letter in its envelope: an answer that is faster would post one that still lies open. */
function letterGoesIn(): Promise<void> {
  const [, end] = matchMedia(motion).matches ? whenSending.frontTurns : [0, 0];
  return new Promise((resolve) => setTimeout(resolve, end));
}

/** The fate of the last letter that was sent off. */
type Delivery = "none" | "pending" | "sent" | "failed";

/** The latest news, for assistive technology, and where it happened. */
interface Spoken {
  text: string;
  place: "card" | "page";
}

export interface EnquiryDialogProps {
  visible: boolean;
  /** The first line of a message that is still empty. */
  opening?: string | undefined;
  onClose: () => void;
}

/**
 * The card, the request and the toasts. The request lives here and not in the form, so that closing the card while
 * it is under way neither loses its outcome nor allows a second one.
 */
export function EnquiryDialog({ visible, opening, onClose }: EnquiryDialogProps) {
  const { toasts, handlers } = useToaster(toastOptions);
  useToastPause(handlers);
  const [delivery, setDelivery] = useState<Delivery>("none");
  const [spoken, setSpoken] = useState<Spoken>({ text: "", place: "card" });
  const [formKey, setFormKey] = useState(0);
  const inFlight = useRef(false);
  const pending = delivery === "pending";
  const visibleNow = useRef(visible);
  const place = visible ? "card" : "page";
  // As long as it can be seen: browsing afterwards finds nothing that is over.
  const current = pending || toasts.some((item) => item.visible);
  const textAt = (where: Spoken["place"]) => (current && spoken.place === where ? spoken.text : "");

  // Said once: not again when the toast moves with the card.
  if (spoken.text && spoken.place !== place) setSpoken({ text: "", place });

  // Not before: until the card is gone, the letter that was posted is in sight.
  if (visible && delivery === "sent") {
    setDelivery("none");
    setFormKey(formKey + 1);
  }

  useLayoutEffect(() => {
    visibleNow.current = visible;
  }, [visible]);

  function tell(type: "success" | "error", said: Spoken) {
    toast[type](said.text);
    setSpoken(said);
  }

  async function send(values: EnquiryValues): Promise<SendResult | undefined> {
    if (inFlight.current) return;
    inFlight.current = true;
    setDelivery("pending");
    setSpoken({ text: "Your message is on its way.", place: "card" });
    toast.dismiss();
    const [result] = await Promise.all([sendEnquiry(values), letterGoesIn()]);
    inFlight.current = false;
    if (result.status === "sent") {
      writeDraft({});
      setDelivery("sent");
      onClose();
      setTimeout(tell, speaksAfterMs, "success", { text: "Message sent successfully!", place: "page" });
    } else if (result.status === "failed" || !visibleNow.current) {
      // Messages at fields that nobody sees would be no answer.
      console.error("The enquiry was not sent.", result);
      setDelivery("failed");
      const where = visibleNow.current ? "card" : "page";
      tell("error", { text: "Failed to send message. Please try again.", place: where });
    } else {
      // The letter has to lie open before the form can focus the first field that is wrong.
      flushSync(() => {
        setDelivery("none");
        setSpoken({ text: "", place: "card" });
      });
    }
    return result;
  }

  return (
    <>
      <EnquiryCard
        visible={visible}
        letter={pending ? "folded" : delivery === "sent" ? "posted" : "open"}
        onClose={onClose}
        toasts={<ToastRegion toasts={visible ? toasts : []} spoken={textAt("card")} place="card" />}
      >
        <EnquiryForm
          key={formKey}
          opening={opening}
          pending={pending || delivery === "sent"}
          failed={delivery === "failed"}
          onSend={send}
        />
      </EnquiryCard>
      <ToastRegion toasts={visible ? [] : toasts} spoken={textAt("page")} place="page" />
    </>
  );
}
