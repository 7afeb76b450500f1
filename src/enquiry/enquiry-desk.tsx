import { useCallback, useEffect, useRef, useState } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import { ToastRegion } from "../ui/toast-region.tsx";
import { clearDraft } from "./draft.ts";
import { EnquiryCard } from "./enquiry-card.tsx";
import { EnquiryForm, type EnquiryValues } from "./enquiry-form.tsx";
import { sendEnquiry, type SendResult } from "./send-enquiry.ts";

/** Long enough to read twice (WCAG 2.2.1); a failure stays until it is dismissed or the next try. */
const successMs = 8000;

export interface EnquiryDeskProps {
  visible: boolean;
  onClose: () => void;
}

/**
 * The card, the request and the toasts. The request lives here and not in the form, so that closing the card while
 * it is under way neither loses its outcome nor allows a second one.
 */
export function EnquiryDesk({ visible, onClose }: EnquiryDeskProps) {
  const { toasts, handlers } = useToaster();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [letter, setLetter] = useState(0);
  const inFlight = useRef(false);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  const send = useCallback(async (values: EnquiryValues): Promise<SendResult | undefined> => {
    if (inFlight.current) return;
    inFlight.current = true;
    setPending(true);
    setFailed(false);
    toast.dismiss();
    const result = await sendEnquiry(values);
    inFlight.current = false;
    setPending(false);
    if (result.status === "sent") {
      clearDraft();
      setLetter((number) => number + 1);
      close.current();
      toast.success("Message sent successfully!", { duration: successMs });
    } else if (result.status === "failed") {
      console.error("The enquiry was not sent.", result.reason);
      setFailed(true);
      toast.error("Failed to send message. Please try again.", { duration: Infinity });
    }
    return result;
  }, []);

  return (
    <>
      <EnquiryCard
        visible={visible}
        onClose={onClose}
        toasts={<ToastRegion toasts={visible ? toasts : []} handlers={handlers} place="card" />}
      >
        <EnquiryForm key={letter} pending={pending} failed={failed} onSend={send} />
      </EnquiryCard>
      <ToastRegion toasts={visible ? [] : toasts} handlers={handlers} place="page" />
    </>
  );
}
