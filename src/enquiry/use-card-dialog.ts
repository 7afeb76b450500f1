import { useEffect, useLayoutEffect, useRef, type Dispatch } from "react";
import { useLocation } from "wouter";
import { focusBehindDialog } from "../ui/focus-behind-dialog.ts";
import { keepScrollbarRoom } from "../ui/keep-scrollbar-room.ts";
import { opensAfterMs, removedAfterMs, type CardEvent, type CardState } from "./card-state.ts";
import { flyBack, hideOpener, pressedOpener, setStartOfFlight } from "./envelope/envelope-flight.ts";

/** WebKit divides them only when it knows them as lengths (stage.ts). */
for (const name of ["--aside", "--letter", "--envelope"])
  CSS.registerProperty?.({ name, syntax: "<length>", inherits: true, initialValue: "0px" });

/** Does in each phase what only the browser can do: makes the dialog modal, moves the focus, and measures the time. */
export function useCardDialog(phase: CardState["phase"], dispatch: Dispatch<CardEvent>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const flight = useRef<Animation>(undefined);
  const [path] = useLocation();

  // In layout effects: the dialog is modal before the visitor can do anything next, and never seen in between.
  useLayoutEffect(() => {
    if (phase === "sealed") {
      flight.current?.cancel();
      // It may be another opener than that of the card which is still closing.
      hideOpener(opener.current, false);
      opener.current = pressedOpener();
      // Measured before the card is shown, so that nothing has to be laid out for it.
      setStartOfFlight(dialog.current!, opener.current);
      keepScrollbarRoom();
      dialog.current!.showModal();
      // The heading and not the first field: a keyboard popping up would hide the envelope.
      heading.current!.focus();
      hideOpener(opener.current, true);
      const timer = setTimeout(dispatch, opensAfterMs, { type: "open" });
      return () => clearTimeout(timer);
    }
    if (phase === "closing") {
      flight.current = flyBack(opener.current, dialog.current!);
      // Without a closing animation, the page's envelope shows again at once.
      if (!flight.current) hideOpener(opener.current, false);
      // The browser gives the focus back to the opener, unless that is gone.
      dialog.current!.close();
      if (document.activeElement === document.body) focusBehindDialog(document.getElementById("main")!);
      const timer = setTimeout(dispatch, removedAfterMs, { type: "removed" });
      return () => clearTimeout(timer);
    }
    if (phase === "closed") hideOpener(opener.current, false);
    return;
  }, [phase, dispatch]);

  // When the card has thrown, it is unmounted in the middle of a phase.
  useLayoutEffect(() => () => hideOpener(opener.current, false), []);

  // A link in the card, or the browser's back button: before the new page takes the focus.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => () => dialog.current?.close(), [path]);

  // A page out of the browser's back/forward cache may show an older text than another document of this tab has stored
  // since. The next opening begins with that one.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: "close" });
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [dispatch]);

  return { dialog, heading };
}
