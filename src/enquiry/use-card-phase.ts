import { useLayoutEffect, useReducer, useRef, useState, type CSSProperties } from "react";
import { useLocation } from "wouter";
import { focusBehindDialog } from "../ui/focus-behind-dialog.ts";
import { keepScrollbarRoom } from "../ui/keep-scrollbar-room.ts";
import { nextCardPhase, opensAfterMs, removedAfterMs } from "./card-phase.ts";
import { flyBack, pressedOpener, setAway, startOfFlight } from "./envelope-flight.ts";

/** WebKit divides them only when it knows them as lengths (stage.ts). */
for (const name of ["--aside", "--letter", "--envelope"])
  CSS.registerProperty?.({ name, syntax: "<length>", inherits: true, initialValue: "0px" });

/** Leads the dialog through its phases (Rule "Enquiry card"): what is modal, what has the focus, and for how long. */
export function useCardPhase(visible: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const flight = useRef<Animation>(undefined);
  const [start, setStart] = useState<CSSProperties>();
  const [phase, dispatch] = useReducer(nextCardPhase, "hidden");
  const [path] = useLocation();

  // In layout effects: the dialog is modal before the visitor can do anything next, and never seen in between.
  useLayoutEffect(() => {
    if (visible) {
      opener.current = pressedOpener();
      // Measured before the card is in the document: nothing has to be laid out for it.
      setStart(startOfFlight(opener.current));
      keepScrollbarRoom();
    }
    dispatch(visible ? "show" : "close");
  }, [visible]);

  useLayoutEffect(() => {
    if (phase === "mounted") {
      flight.current?.cancel();
      dialog.current!.showModal();
      // The heading and not the first field: a keyboard popping up would hide the envelope.
      heading.current!.focus();
      setAway(opener.current, true);
      const timer = setTimeout(dispatch, opensAfterMs, "open");
      return () => clearTimeout(timer);
    }
    if (phase === "closing") {
      flight.current = flyBack(opener.current, dialog.current!);
      // One that does not fly back is in its place again while the card fades.
      if (!flight.current) setAway(opener.current, false);
      // The browser gives the focus back to the opener, unless that is gone.
      dialog.current!.close();
      if (document.activeElement === document.body) focusBehindDialog(document.getElementById("main")!);
      const timer = setTimeout(dispatch, removedAfterMs, "remove");
      return () => clearTimeout(timer);
    }
    setAway(opener.current, phase === "open");
    return;
  }, [phase]);

  // A link in the card, or the browser's back button: before the new page takes the focus.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => dialog.current?.close(), [path]);

  return { dialog, heading, phase, start, open: () => dispatch("open") };
}
