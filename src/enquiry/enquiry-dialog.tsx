import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { toast, useToaster, type Toast } from "react-hot-toast/headless";
import { ToastRegion } from "../ui/toast-region.tsx";
import { clearDraft } from "./draft.ts";
import { EnquiryCard } from "./enquiry-card.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryValues } from "./enquiry.ts";
import { sendEnquiry, type SendResult } from "./send-enquiry.ts";

/** A dialog that closes leaves the page inert for a moment; a live region that changes then is not heard. */
const speaksAfterMs = 100;
/** Browsing afterwards finds the message once: as it is seen. */
const fallsSilentAfterMs = 4000;

/** Toasts keep no time of their own: ToastRegion lets it stand still under the pointer and the focus. */
const untilDismissed = { duration: Infinity, removeDelay: 200 };

/** What has become of the last letter that was sent off. */
type Delivery = "none" | "pending" | "sent" | "failed";

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
  const { toasts } = useToaster();
  const [delivery, setDelivery] = useState<Delivery>("none");
  const [reading, setReading] = useState(false);
  const [letter, setLetter] = useState(0);
  const inFlight = useRef(false);
  const pending = delivery === "pending";
  const current = useRef({ visible, onClose });
  const place = visible ? "card" : "page";
  const spoken = useSpoken(
    toasts.find((item) => item.visible),
    place,
  );

  // Not before: until the card is gone, the letter that was posted is in sight.
  if (visible && delivery === "sent") {
    setDelivery("none");
    setLetter(letter + 1);
  }

  useLayoutEffect(() => {
    current.current = { visible, onClose };
  }, [visible, onClose]);

  const send = useCallback(async (values: EnquiryValues): Promise<SendResult | undefined> => {
    if (inFlight.current) return;
    inFlight.current = true;
    setDelivery("pending");
    setReading(false);
    toast.dismiss();
    const result = await sendEnquiry(values);
    inFlight.current = false;
    if (result.status === "sent") {
      clearDraft();
      setDelivery("sent");
      current.current.onClose();
      toast.success("Message sent successfully!", untilDismissed);
    } else if (result.status === "failed" || !current.current.visible) {
      // Messages at fields that nobody sees would be no answer.
      console.error("The enquiry was not sent.", result);
      setDelivery("failed");
      toast.error("Failed to send message. Please try again.", untilDismissed);
    } else {
      setDelivery("none");
    }
    return result;
  }, []);

  return (
    <>
      <EnquiryCard
        visible={visible}
        letter={pending && !reading ? "folded" : delivery === "sent" ? "posted" : "open"}
        onClose={onClose}
        toasts={
          <ToastRegion
            toasts={visible ? toasts : []}
            spoken={pending ? "Your message is on its way." : spoken.card}
            place="card"
          />
        }
      >
        <EnquiryForm
          key={letter}
          opening={opening}
          pending={pending}
          failed={delivery === "failed"}
          onSend={send}
          onRead={() => setReading(true)}
        />
      </EnquiryCard>
      <ToastRegion toasts={visible ? [] : toasts} spoken={spoken.page} place="page" />
    </>
  );
}

type Place = "card" | "page";

/** What each live region says. A toast is said once, where it first shows: it may move when the card closes. */
function useSpoken(item: Toast | undefined, place: Place): Record<Place, string> {
  const [said, setSaid] = useState({ id: "", place, over: true });
  const id = item?.id ?? "";
  if (!said.over && (said.id !== id || said.place !== place)) setSaid({ ...said, over: true });
  const isNew = id !== "" && said.id !== id;

  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(setSaid, speaksAfterMs, { id, place, over: false });
    return () => clearTimeout(timer);
  }, [id, isNew, place]);

  useEffect(() => {
    if (said.over) return;
    const timer = setTimeout(setSaid, fallsSilentAfterMs, { ...said, over: true });
    return () => clearTimeout(timer);
  }, [said]);

  return { card: "", page: "", [place]: said.over ? "" : String(item?.message ?? "") };
}
