import { css, cx } from "@linaria/core";
import { useEffect, useId, type Dispatch, type ReactNode } from "react";
import { usePressOutside } from "../components/use-press-outside.ts";
import { narrowEnquiryCard } from "../styles/media-queries.ts";
import { shades } from "../styles/tokens.ts";
import { cardAttributes, enclosedSheetAttribute, inPhase, sealedSelector } from "./card-attributes.ts";
import { CardHeader } from "./card-header.tsx";
import type { EnquiryEvent, EnquiryState } from "./enquiry-state.ts";
import { PostedPostmark } from "./envelope/posted-postmark.tsx";
import { backdropFadesIn } from "./motion/card-fades.ts";
import { envelopeMotion, transition } from "./motion/card-motion.ts";
import { closingTimes } from "./motion/card-timeline.ts";
import {
  toastBoxSelector,
  toastRegionInCardSelector,
  toastRegionSelector,
} from "./toasts/toast-attributes.ts";
import { useCardPhases } from "./use-card-phases.ts";

interface Props {
  state: EnquiryState;
  dispatch: Dispatch<EnquiryEvent>;
  children: ReactNode;
}

/** The modal dialog over a dark backdrop, with the header, and the ways to close it. */
export function CardDialog({ state, dispatch, children }: Props) {
  const { phase, delivery } = state;
  const { dialog, heading, posted } = useCardPhases(state, dispatch);
  const dismiss = () => dispatch({ type: "dismissed" });
  // While the letter is in its envelope, what the visitor has just pressed may have moved away.
  const pressOutside = usePressOutside(dialog, () => {
    if (!dialog.current!.matches(sealedSelector)) dismiss();
  });
  const headingId = useId();

  // The letter folds and the envelope turns at the top of the dialog, which may have been scrolled down.
  useEffect(() => {
    if (delivery === "sending" && matchMedia(envelopeMotion).matches)
      dialog.current?.scrollTo({ top: 0, behavior: "smooth" });
  }, [dialog, delivery]);

  const shown = phase === "entering" || phase === "open" || phase === "closing";

  // The browser fires this event a moment after it has closed the dialog, when the card may be open again.
  const onClose = () => {
    if (!dialog.current?.open) dismiss();
  };

  return (
    <>
      {shown && (
        <dialog
          ref={dialog}
          className={dialogBox}
          data-theme="light"
          {...cardAttributes(state)}
          inert={phase === "closing"}
          aria-labelledby={headingId}
          onClose={onClose}
          {...pressOutside}
        >
          <div className={cx(backdrop, backdropFadesIn)} />
          <div className={content}>
            <CardHeader ref={heading} id={headingId} onClose={dismiss} />
            {children}
          </div>
        </dialog>
      )}
      {posted && <PostedPostmark opener={posted} />}
    </>
  );
}

const dialogBox = css`
  position: fixed;
  inset: 0;
  /* Above the page while it closes, when it is not modal any more. */
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
  --sheet-height: 0px;
  /* The small envelope reaches over the edge of the letter. */
  --small-width: calc(var(--aside-width) + 40px);
  padding: var(--margin-top) 0 0;
  border: 0;
  background: none;
  overflow-y: auto;
  scroll-padding-block: 16px 96px;
  place-items: start center;

  /* In the phase "entering" it is displayed only once the dialog is modal, or it would be laid out twice. In
     the others it is displayed even when the dialog is closed, because it may still be fading. */
  &:is([open], :not(${inPhase("entering")})) {
    display: grid;
  }

  /* Lets the card scroll to its top: the browser would hold what is in sight in place while the letter folds. */
  &${sealedSelector} {
    overflow-anchor: none;
  }

  /* The part of an enclosure that sticks out of the small envelope. */
  &:has([${enclosedSheetAttribute}]) {
    --sheet-height: 47px;
  }

  @media ${narrowEnquiryCard} {
    --header-height: 60px;
    --margin-top: 0px;
    padding: 0;
    /* Keeps the focused field clear of the sticky header and of the button's sticky row (WCAG 2.4.11). */
    scroll-padding-block: 72px 140px;
    &:has(${toastRegionInCardSelector} > ${toastBoxSelector}) {
      scroll-padding-block-start: 176px;
    }
    place-items: stretch;
  }
`;

/** A separate element, because WebKit would paint the background of a scrolling one twice. */
const backdrop = css`
  position: fixed;
  inset: 0;
  /* Behind the content, which has no z-index. */
  z-index: -1;
  background: ${shades.backdrop};
  pointer-events: none;

  ${inPhase("closing")} & {
    opacity: 0;
    transition: ${transition(closingTimes.backdropFades, "opacity")};
  }
  @media (forced-colors: active) {
    background: Canvas;
  }
`;

const content = css`
  inline-size: 100%;
  padding-inline: max(24px, 50% - var(--card-width) / 2);
  /* On its way the envelope reaches beyond the window, as flap and paper do while they turn. Clipping the
     envelope's layout instead makes WebKit draw no paper. */
  overflow-x: clip;
  /* A press between aside, form and header counts as one outside. */
  pointer-events: none;
  > ${toastRegionSelector} {
    pointer-events: auto;
  }
  @media ${narrowEnquiryCard} {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    padding-inline: 0;
  }
`;
