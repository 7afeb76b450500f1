import { css } from "@linaria/core";
import type { Dispatch, ReactNode } from "react";
import { narrowEnquiryCard } from "../styles/media-queries.ts";
import { times } from "../styles/tokens.ts";
import { CardAside } from "./card-aside.tsx";
import { cardPartsAttribute } from "./card-attributes.ts";
import { CardDialog } from "./card-dialog.tsx";
import { hasReturnMark, type EnquiryEvent, type EnquiryState } from "./enquiry-state.ts";
import { Envelope } from "./envelope/envelope.tsx";
import { cardGeometry } from "./motion/card-geometry.ts";
import { envelopeMotion, whileEntering } from "./motion/card-motion.ts";

interface Props {
  state: EnquiryState;
  dispatch: Dispatch<EnquiryEvent>;
  toasts: ReactNode;
  children: ReactNode;
}

/**
 * Lays out the envelope, the aside and the form, which is `children`, in the dialog (rule "Enquiry card"). A
 * press on the envelope begins the phase "open" at once; apart from that, the envelope is decoration. In the
 * phase "open" the form takes input, in its final place, whatever else still moves.
 */
export function CardLayout({ state, dispatch, toasts, children }: Props) {
  const { phase, delivery } = state;
  const returnMark = hasReturnMark(state);

  return (
    <CardDialog state={state} dispatch={dispatch}>
      {toasts}
      <div className={cardGeometry} {...{ [cardPartsAttribute]: "" }}>
        <Envelope
          pressable={phase === "entering"}
          sent={delivery === "sent"}
          returnMark={returnMark}
          onOpenEnvelope={() => dispatch({ type: "envelopeOpened" })}
        />
        <div className={asideAndForm} inert={phase !== "open"}>
          <CardAside returnMark={returnMark} />
          {children}
        </div>
      </div>
    </CardDialog>
  );
}

const asideAndForm = css`
  display: grid;
  grid-template-columns: var(--aside-width) minmax(0, 1fr);
  gap: var(--aside-gap);

  > form,
  > aside > * {
    pointer-events: auto;
  }
  transition: opacity ${times.fade}ms;
  ${whileEntering} {
    opacity: 0;
  }
  @media ${envelopeMotion} {
    /* Its children have times of their own here. Opacity would create a stacking context, in which the letter
       could not lie between the envelope's back and its pocket. */
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
