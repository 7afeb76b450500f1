import { css } from "@linaria/core";
import { useEffect, useId, useRef, type Dispatch, type PointerEvent, type ReactNode } from "react";
import { narrowCard } from "../styles/breakpoints.ts";
import { shades, times } from "../styles/tokens.ts";
import { CardHeader } from "./card-header.tsx";
import { during, leaving, motion, sealed } from "./envelope/card-motion.ts";
import type { CardEvent, CardState } from "./card-state.ts";
import { Envelope } from "./envelope/envelope.tsx";
import { LetterAside } from "./envelope/letter-aside.tsx";
import { stage } from "./envelope/stage.ts";
import { useCardDialog } from "./use-card-dialog.ts";

interface Props {
  state: CardState;
  dispatch: Dispatch<CardEvent>;
  toasts: ReactNode;
  children: ReactNode;
}

/**
 * The envelope and its letter (Rule "Enquiry card"): a modal dialog. How it looks follows from data-phase and
 * data-delivery; the picture only plays around the form, which is in its place and takes input from "open" on.
 */
export function EnquiryCard({ state: { phase, delivery }, dispatch, toasts, children }: Props) {
  const { dialog, heading } = useCardDialog(phase, dispatch);
  const pressedOutside = useRef(false);
  const headingId = useId();

  // Scrolls to the top, so that the folding is seen.
  useEffect(() => {
    if (delivery === "sending" && matchMedia(motion).matches) dialog.current?.scrollTo({ top: 0 });
  }, [dialog, delivery]);

  if (phase !== "sealed" && phase !== "open" && phase !== "closing") return null;

  const close = () => dispatch({ type: "close" });

  // The browser tells of a closing in a task of its own; by then the card may be open again.
  const onClose = () => {
    if (!dialog.current?.open) close();
  };

  // Press and release on the backdrop: a text selection that ends there must not close the card.
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (pressedOutside.current && event.target === dialog.current) close();
  };

  return (
    // A press on the backdrop is an extra: Escape and the button close as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={card}
      data-theme="light"
      data-phase={phase}
      data-delivery={delivery}
      inert={phase === "closing"}
      aria-labelledby={headingId}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      <div className={ground} />
      <div className={column}>
        <CardHeader ref={heading} id={headingId} onClose={close} />
        {toasts}
        <div className={stage}>
          <Envelope
            sealed={phase === "sealed"}
            accepted={delivery === "sent"}
            onOpen={() => dispatch({ type: "open" })}
          />
          <div className={desk} inert={phase !== "open"}>
            <LetterAside />
            {children}
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
  --margin-top: clamp(12px, 50vh - 360px, 96px);
  padding: var(--margin-top) 24px 0;
  border: 0;
  background: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 16px 96px;
  place-items: start center;

  /* Laid out once, when it is modal; and still when the browser has closed it: it goes by data-phase alone. */
  &:is([open], :not([data-phase="sealed"])) {
    display: grid;
  }

  &::backdrop {
    background: none;
  }
  &[data-phase="closing"] {
    pointer-events: none;
  }
  @media ${motion} {
    scroll-behavior: smooth;
  }
  @media ${narrowCard} {
    --margin-top: 0px;
    padding: 0;
    /* The header and the button that stick never cover the field that has the focus (WCAG 2.4.11). */
    scroll-padding-block: 72px 140px;
    &:has([data-place="card"] > [data-type]) {
      scroll-padding-block-start: 176px;
    }
    place-items: stretch;
  }
`;

/** An element of its own: on what scrolls, WebKit would paint it twice. */
const ground = css`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: ${shades.behindCard};
  pointer-events: none;

  [data-phase="closing"] & {
    opacity: 0;
    transition: ${during([110, 450], "opacity")};
  }
  @media (forced-colors: active) {
    background: Canvas;
  }
`;

const column = css`
  inline-size: 100%;
  max-inline-size: 880px;
  /* A press between the papers is one on the backdrop. */
  pointer-events: none;
  > [data-place] {
    pointer-events: auto;
  }
  @media ${narrowCard} {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    /* In mid-turn flap and paper reach past the window. Not on the stage: WebKit then draws no paper. */
    overflow-x: clip;
    max-inline-size: none;
  }
`;

const desk = css`
  display: grid;
  grid-template-columns: var(--aside) minmax(0, 1fr);
  gap: var(--gap);
  align-items: start;

  > * {
    pointer-events: auto;
  }
  > form,
  > aside > * {
    ${leaving}
  }
  transition: opacity ${times.fade}ms;
  ${sealed} {
    opacity: 0;
  }
  @media ${motion} {
    /* No fade: what lies on it shares the layers of the envelope, and has its own time. */
    transition: none;
  }
  @media ${narrowCard} {
    grid-template: 1fr auto / minmax(0, 1fr);
    gap: 0;
    /* The sheet fills the window: the envelope has room above the button. */
    > form {
      display: grid;
      grid-template-rows: 1fr;
      min-block-size: calc(100dvh - var(--header));
    }
  }
`;
