import { useLayoutEffect, useRef, useState, type Dispatch } from "react";
import { focusBehindDialog } from "../components/focus-behind-dialog.ts";
import { storeScrollbarWidth } from "../components/store-scrollbar-width.ts";
import { useCurrentPath } from "../routing/current-path.ts";
import type { EnquiryEvent, EnquiryState } from "./enquiry-state.ts";
import { opensAfterMs, removedAfterMs } from "./motion/card-timeline.ts";
import {
  animateToOpener,
  findOpener,
  hideOpener,
  markPosted,
  setOpenerBox,
  showOpener,
} from "./motion/opener-animation.ts";

/** Does what each phase asks of the browser: opens and closes the modal dialog, moves focus, sets timers. */
export function useCardPhases({ phase, delivery }: EnquiryState, dispatch: Dispatch<EnquiryEvent>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const flightBack = useRef<Animation>(undefined);
  /** The envelope on the page that was posted, until the next one. */
  const [posted, setPosted] = useState<HTMLElement>();
  const path = useCurrentPath();

  // A layout effect, so that the dialog is modal before it is painted and before the visitor can do anything.
  useLayoutEffect(() => {
    if (phase === "entering") {
      flightBack.current?.cancel();
      // The card may have been closing, and this press may have come from another opener.
      showOpener(opener.current);
      opener.current = findOpener();
      // Measured before the dialog is shown, so that measuring forces no layout of it.
      setOpenerBox(dialog.current!, opener.current);
      storeScrollbarWidth();
      dialog.current!.showModal();
      // The heading and not the first field: a phone's keyboard would cover the envelope.
      heading.current!.focus();
      hideOpener(opener.current);
      const timer = setTimeout(dispatch, opensAfterMs, { type: "envelopeOpened" });
      return () => clearTimeout(timer);
    }
    if (phase === "closing") {
      flightBack.current = animateToOpener(opener.current, dialog.current!);
      // Without a closing animation, the page's envelope shows again at once.
      if (!flightBack.current) showOpener(opener.current);
      // The browser returns the focus to the opener. If that has been removed, the focus is lost, or is about to
      // be: it is still in the dialog.
      dialog.current!.close();
      const { activeElement } = document;
      if (activeElement === document.body || dialog.current!.contains(activeElement))
        focusBehindDialog(document.querySelector("main")!);
      const timer = setTimeout(dispatch, removedAfterMs, { type: "removed" });
      return () => clearTimeout(timer);
    }
    if (phase === "closed") showOpener(opener.current);
    return;
  }, [phase, dispatch]);

  // Must stay below the effect of the phase, which shows the opener again. It also runs for a card that was
  // closed before its enquiry was accepted.
  useLayoutEffect(() => {
    setPosted(delivery === "sent" ? markPosted(opener.current) : undefined);
  }, [delivery]);

  // A card that throws is unmounted in the middle of a phase.
  useLayoutEffect(() => () => showOpener(opener.current), []);

  // A link in the card or the browser's back button leads to a new page, which takes the focus after this.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- cleans up when the path changes.
  useLayoutEffect(() => () => dialog.current?.close(), [path]);

  return { dialog, heading, posted };
}
