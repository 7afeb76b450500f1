import { css, cx } from "@linaria/core";
import { useEffect, useState } from "react";
import { Button } from "../components/button.tsx";
import { useHydrated } from "../components/use-hydrated.ts";
import {
  nextMessageWaits,
  nextStepsSentence,
  sendButton,
  sendingButton,
  sendingTakesLonger,
} from "../content/card-text.ts";
import { facts } from "../content/facts.ts";
import { lowWindow, narrowEnquiryCard } from "../styles/media-queries.ts";
import { navy, shades } from "../styles/tokens.ts";
import { inPhase } from "./card-attributes.ts";
import type { EnquiryState } from "./enquiry-state.ts";
import { fadesOnClose, textFadesIn } from "./motion/card-fades.ts";
import { layers } from "./motion/card-geometry.ts";
import { envelopeMotion, transition, whileReturning, whileSealed } from "./motion/card-motion.ts";
import { returningTimes } from "./motion/card-timeline.ts";

/** From sending until the card says that it takes longer than usual. */
const slowAfterMs = 4000;

interface Props {
  delivery: EnquiryState["delivery"];
  /** No enquiry can be sent now. */
  busy: boolean;
  /** The enquiry was returned, or its fields have errors. */
  compact: boolean;
}

/**
 * The submit button, what a visitor who waits should know and, unless it is compact, a sentence about what
 * happens next. The row stays at the bottom of the window, and on a phone it would cover an error if it were
 * higher.
 */
export function SendRow({ delivery, busy, compact }: Props) {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (delivery !== "sending") return;
    const timer = setTimeout(setIsSlow, slowAfterMs, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [delivery]);

  const news = delivery === "underway" ? nextMessageWaits : isSlow ? sendingTakesLonger : "";
  return (
    <div className={cx(row, textFadesIn, fadesOnClose)} data-theme="dark">
      <Button
        // As long as the application has not started, a submit would only lose what is typed.
        type={useHydrated() ? "submit" : "button"}
        variant={busy ? "quiet" : "primary"}
        aria-disabled={busy}
      >
        {busy ? sendingButton : sendButton}
      </Button>
      <p role="status">{news}</p>
      {!compact && !news && <p className={nextStep}>{nextStepsSentence(facts)}</p>}
    </div>
  );
}

const row = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 20px;
  padding-block: 16px;
  background: ${shades.backdrop};

  /* Wide enough for either text, so that the sentence beside it does not move. */
  button {
    min-inline-size: min(12rem, 100%);
  }
  /* In the document before its text is, and without a gap until then. */
  [role="status"] {
    flex: 1 12rem;
    font-size: var(--step--1);
    line-height: 1.35;
    &:empty {
      position: absolute;
    }
  }
  /* Red under the pointer: white, as elsewhere on a dark ground, looks like a button that is off. */
  [data-variant="primary"] {
    --fg: var(--accent);
  }
  /* Looks the same under the pointer. */
  button[aria-disabled="true"] {
    pointer-events: none;
  }
  /* Comes back together with the text of the letter. */
  @media ${envelopeMotion} {
    ${whileReturning} {
      opacity: 0;
      transition: ${transition(returningTimes.buttonFades, "opacity", "ease")};
    }
    /* Below the envelope. */
    ${whileSealed} {
      justify-content: center;
      translate: var(--pocket-x);
      [role="status"] {
        flex-basis: 100%;
        text-align: center;
      }
      @media not ${narrowEnquiryCard} {
        p:not([role]) {
          display: none;
        }
      }
    }
  }
  @media ${narrowEnquiryCard} {
    display: grid;
    padding: 10px 16px max(12px, env(safe-area-inset-bottom));
    background: ${navy};
  }
  @media ${lowWindow} {
    position: static;
  }
  /* On the page's own ground. */
  ${inPhase("closed", "inPlace")} & {
    position: static;
    padding: 20px 0 0;
    background: none;
    > p {
      color: var(--fg);
    }
  }
`;

const nextStep = css`
  flex: 1 12rem;
  color: var(--muted);
  font-size: var(--step--1);
  line-height: 1.35;
`;
