import { css } from "@linaria/core";
import CloseIcon from "lucide-static/icons/x.svg?react";
import { useId, useLayoutEffect, useReducer, useRef, type PointerEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import { company } from "../content/company.ts";
import { narrowCard } from "../styles/breakpoints.ts";
import { easing, gold, ink, shades, times, white } from "../styles/tokens.ts";
import { focusBehindDialog } from "../ui/focus-behind-dialog.ts";
import { keepScrollbarRoom } from "../ui/keep-scrollbar-room.ts";
import { nextCardPhase, opensAfterMs, removedAfterMs } from "./card-phase.ts";
import { EnvelopeFront } from "./envelope-front.tsx";
import { LetterAside } from "./letter-aside.tsx";

interface Props {
  visible: boolean;
  onClose: () => void;
  toasts: ReactNode;
  children: ReactNode;
}

/**
 * The envelope (Rule "Enquiry card"): a modal dialog that turns from its address side to the
 * letter. How it looks in each phase follows from data-phase.
 */
export function EnquiryCard({ visible, onClose, toasts, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const headingId = useId();
  const [phase, dispatch] = useReducer(nextCardPhase, "hidden");
  const [path] = useLocation();

  // In layout effects: the dialog is modal before the visitor can do anything next, and never seen in between.
  useLayoutEffect(() => dispatch(visible ? "show" : "close"), [visible]);

  useLayoutEffect(() => {
    if (phase === "mounted") {
      keepScrollbarRoom();
      dialog.current?.showModal();
      // The heading and not the first field: a keyboard popping up would hide the turning envelope.
      heading.current?.focus();
      const timer = setTimeout(dispatch, opensAfterMs, "flip");
      return () => clearTimeout(timer);
    }
    if (phase === "closing") {
      // The browser gives the focus back to the opener, unless that is gone.
      dialog.current?.close();
      if (document.activeElement === document.body) focusBehindDialog(document.getElementById("main")!);
      const timer = setTimeout(dispatch, removedAfterMs, "remove");
      return () => clearTimeout(timer);
    }
    return;
  }, [phase]);

  // A link in the card, or the browser's back button: before the new page takes the focus.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => dialog.current?.close(), [path]);

  if (phase === "hidden") return null;

  // Press and release on the backdrop: a text selection that ends there must not close the card.
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (pressedOutside.current && event.target === dialog.current) onClose();
  };

  return (
    // A press on the backdrop is an extra: Escape and the button close as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={card}
      data-theme="light"
      data-phase={phase}
      inert={phase === "closing"}
      aria-labelledby={headingId}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      <div className={column}>
        <div className={header}>
          <h2 ref={heading} id={headingId} tabIndex={-1} className={title}>
            Write to us
          </h2>
          <button type="button" className={closeButton} onClick={onClose}>
            Close
            <CloseIcon />
          </button>
        </div>
        {toasts}
        <div className={stage}>
          <div className={sides}>
            <div className={front} inert={phase !== "mounted"}>
              <EnvelopeFront to={company} onOpen={() => dispatch("flip")} />
            </div>
            <div className={back} inert={phase !== "open"}>
              <LetterAside />
              <div className={letter}>{children}</div>
            </div>
          </div>
        </div>
      </div>
    </dialog>
  );
}

const card = css`
  position: fixed;
  inset: 0;
  z-index: 60;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: clamp(16px, 9vh, 96px) 24px 24px;
  border: 0;
  background: ${shades.behindCard};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 16px;
  &:has([data-place="card"] > [data-type]) {
    scroll-padding-block-start: 96px;
  }
  transition: opacity 360ms 80ms;
  /* Also when the browser has closed the dialog by itself: it goes by data-phase alone, not with a gap before. */
  display: grid;
  place-items: start center;

  &::backdrop {
    background: none;
  }
  &[data-phase="closing"] {
    opacity: 0;
    pointer-events: none;
  }
  @media ${narrowCard} {
    padding: 0;
    /* The header and the button that stick never cover the field that has the focus (WCAG 2.4.11). */
    scroll-padding-block: 72px 92px;
    &:has([data-place="card"] > [data-type]) {
      scroll-padding-block-start: 176px;
    }
    background: var(--bg);
    place-items: stretch;
  }
`;

const column = css`
  inline-size: 100%;
  max-inline-size: 880px;
  @media ${narrowCard} {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    max-inline-size: none;
  }
`;

const header = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* Above the envelope: in mid-turn its near edge would swallow a press on the button. */
  position: relative;
  z-index: 2;
  padding-block-end: 10px;
  color: ${white};

  @media ${narrowCard} {
    position: sticky;
    inset-block-start: 0;
    padding: 8px 8px 8px 16px;
    background: ${ink};
    /* Too low for anything that stays: the whole of it scrolls. */
    @media (max-height: 420px) {
      position: static;
    }
  }
`;

const title = css`
  font-size: 1.75rem;
  outline: none;
`;

const closeButton = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 12px;
  border: 0;
  border-radius: 4px;
  background: none;
  font-weight: 560;
  outline-color: ${gold};
  &:hover {
    background: ${shades.underPointer};
  }
`;

const stage = css`
  perspective: 1800px;
  @media ${narrowCard} {
    /* In mid-turn its near edge reaches past the window. */
    overflow-x: clip;
  }
`;

const sides = css`
  position: relative;
  block-size: 100%;
  transform-style: preserve-3d;
  transition: transform var(--t-flip) ${easing.turn};

  [data-phase="open"] & {
    transform: rotateY(180deg);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    transform: none !important;
    transform-style: flat;
  }
`;

const front = css`
  position: absolute;
  inset: 0;
  outline: 2px solid transparent;
  backface-visibility: hidden;

  @media (prefers-reduced-motion: reduce) {
    transition: opacity ${times.fade}ms;
    [data-phase="open"] &,
    [data-phase="closing"] & {
      opacity: 0;
    }
  }
`;

const back = css`
  position: relative;
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  min-block-size: 100%;
  outline: 2px solid transparent;
  background: var(--bg);
  backface-visibility: hidden;
  transform: rotateY(180deg);

  @media (prefers-reduced-motion: reduce) {
    transform: none;
    transition: opacity ${times.fade}ms;
    [data-phase="mounted"] & {
      opacity: 0;
    }
  }
  @media ${narrowCard} {
    grid-template: 1fr auto / minmax(0, 1fr);
  }
`;

const letter = css`
  padding: 28px 32px 24px;

  @media ${narrowCard} {
    order: -1;
    padding: 20px 16px 0;
  }
`;
