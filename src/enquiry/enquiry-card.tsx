import { css, cx } from "@linaria/core";
import { useEffect, useId, useRef, type Dispatch, type PointerEvent, type ReactNode } from "react";
import { shownToast, toastRegion, toastRegionInCard } from "../components/toast-region-selectors.ts";
import { narrowEnquiryCard } from "../styles/breakpoints.ts";
import { shades, times } from "../styles/tokens.ts";
import { CardHeader } from "./card-header.tsx";
import { transition, envelopeMotion, whileEntering } from "./envelope/card-motion.ts";
import { backdropFadesIn } from "./envelope/card-fades.ts";
import type { CardEvent, CardState } from "./card-state.ts";
import { Envelope } from "./envelope/envelope.tsx";
import { EnquiryAside } from "./enquiry-aside.tsx";
import { envelopeLayout } from "./envelope/envelope-layout.ts";
import { useCardDialog } from "./use-card-dialog.ts";

interface Props {
  state: CardState;
  dispatch: Dispatch<CardEvent>;
  /** True from the moment at which a message has failed until it is sent again. */
  returned: boolean;
  toasts: ReactNode;
  children: ReactNode;
}

/**
 * The modal dialog with envelope, aside and form (Rule "Enquiry card"). Its look follows from data-phase and data-delivery.
 * A press on the envelope begins the phase "open" at once; else it is decoration. From that phase on the form takes input, in its
 * final place, whatever still moves.
 */
export function EnquiryCard({ state: { phase, delivery }, dispatch, returned, toasts, children }: Props) {
  const { dialog, heading } = useCardDialog(phase, dispatch);
  const pressedOutside = useRef(false);
  const headingId = useId();

  // The letter folds and the envelope turns at the top of the dialog, which may have been scrolled down.
  useEffect(() => {
    if (delivery === "sending" && matchMedia(envelopeMotion).matches) dialog.current?.scrollTo({ top: 0 });
  }, [dialog, delivery]);

  if (phase !== "entering" && phase !== "open" && phase !== "closing") return null;

  const close = () => dispatch({ type: "close" });

  // The browser fires the close event later, when the card may be open again.
  const onClose = () => {
    if (!dialog.current?.open) close();
  };

  // The pointer must go down and up outside: selecting text and letting go there must not close the card.
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (pressedOutside.current && event.target === dialog.current) close();
  };

  return (
    // A press outside is a convenience: Escape and the close button do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={dialogBox}
      data-theme="light"
      data-phase={phase}
      data-delivery={delivery}
      inert={phase === "closing"}
      aria-labelledby={headingId}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      <div className={cx(backdrop, backdropFadesIn)} />
      <div className={content}>
        <CardHeader ref={heading} id={headingId} onClose={close} />
        {toasts}
        <div className={envelopeLayout}>
          <Envelope
            closed={phase === "entering"}
            sent={delivery === "sent"}
            returned={returned}
            onOpen={() => dispatch({ type: "open" })}
          />
          <div className={asideAndForm} inert={phase !== "open"}>
            <EnquiryAside returned={delivery === "failed"} />
            {children}
          </div>
        </div>
      </div>
    </dialog>
  );
}

const dialogBox = css`
  position: fixed;
  inset: 0;
  z-index: 60;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  --card-width: min(880px, 100vw - 48px);
  --aside-width: clamp(220px, 28vw, 272px);
  --header-height: 54px;
  --margin-top: clamp(12px, 50vh - 360px, 96px);
  /* Toasts are in the lower corner of the aside. */
  --toast-start: calc(50vw - var(--card-width) / 2);
  --toast-width: var(--aside-width);
  padding: var(--margin-top) 0 0;
  border: 0;
  background: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 16px 96px;
  place-items: start center;

  /* Hidden until it is modal, as it would be laid out twice, and shown until the phase ends, after the browser has closed it. */
  &:is([open], :not([data-phase="entering"])) {
    display: grid;
  }

  &::backdrop {
    background: none;
  }
  &[data-phase="closing"] {
    pointer-events: none;
  }
  @media not ${narrowEnquiryCard} {
    /* Keeps the focused field clear of the box that sticks above the button as well (enquiry-form.tsx). */
    &[data-delivery="failed"] {
      scroll-padding-block-end: 240px;
    }
  }
  @media ${envelopeMotion} {
    scroll-behavior: smooth;
  }
  @media ${narrowEnquiryCard} {
    --header-height: 60px;
    /* One pixel above the edge of the header, so that no gap shows between them. */
    --toast-top: calc(var(--header-height) - 1px);
    --margin-top: 0px;
    padding: 0;
    /* Keeps the focused field clear of the sticky header and of the sticky row with the button (WCAG 2.4.11). */
    scroll-padding-block: 72px 140px;
    &:has(${toastRegionInCard} > ${shownToast}) {
      scroll-padding-block-start: 176px;
    }
    place-items: stretch;
  }
`;

/** A separate element, because WebKit would paint the background of a scrolling one twice. */
const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: ${shades.backdrop};
  pointer-events: none;

  [data-phase="closing"] & {
    opacity: 0;
    transition: ${transition([110, 450], "opacity")};
  }
  @media (forced-colors: active) {
    background: Canvas;
  }
`;

const content = css`
  inline-size: 100%;
  padding-inline: max(24px, 50% - var(--card-width) / 2);
  /* On its way the envelope reaches beyond the window, as flap and paper do while they turn. Clipping the envelope's layout
     instead makes WebKit draw no paper. */
  overflow-x: clip;
  /* A press between aside, form and header counts as one outside. */
  pointer-events: none;
  > ${toastRegion} {
    pointer-events: auto;
  }
  @media ${narrowEnquiryCard} {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    padding-inline: 0;
  }
`;

const asideAndForm = css`
  display: grid;
  grid-template-columns: var(--aside-width) minmax(0, 1fr);
  gap: var(--aside-gap);
  align-items: start;

  > * {
    pointer-events: auto;
  }
  transition: opacity ${times.fade}ms;
  ${whileEntering} {
    opacity: 0;
  }
  @media ${envelopeMotion} {
    /* Its children have times of their own here. A fade would give them a stacking context apart from the envelope's. */
    transition: none;
  }
  @media ${narrowEnquiryCard} {
    grid-template: 1fr auto / minmax(0, 1fr);
    gap: 0;
    /* The form fills the window, so that the envelope has room above the button. */
    > form {
      display: grid;
      grid-template-rows: 1fr;
      min-block-size: calc(100dvh - var(--header-height));
    }
  }
`;
