import { css } from "@linaria/core";
import { useLayoutEffect, useRef, useState } from "react";
import { eyebrow } from "../../components/eyebrow.ts";
import { postmarkLines } from "../../components/postal/postmark-lines.ts";
import { nextStepsSentence, postedOn } from "../../content/card-text.ts";
import { facts } from "../../content/facts.ts";
import { displayFont } from "../../styles/display-font.ts";
import { phone } from "../../styles/media-queries.ts";
import { AddressedEnvelope } from "../envelope/addressed-envelope.tsx";
import { EnvelopePostmark } from "../envelope/envelope-postmark.tsx";
import { startOf } from "../motion/card-motion.ts";
import { receiptTimes } from "../motion/card-timeline.ts";
import { animateToReceipt, findSentEnvelope } from "../motion/receipt-animation.ts";
import { toastRegionInCardSelector } from "./toast-attributes.ts";

/**
 * The toast of an enquiry that was sent: its envelope with the postmark, the day, the outcome, and what
 * happens next.
 */
export function Receipt({ outcome }: { outcome: string }) {
  const [day] = useState(() => postmarkLines(new Date()));
  const [sentEnvelope] = useState(findSentEnvelope);
  const picture = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (sentEnvelope) animateToReceipt(sentEnvelope, picture.current!);
  }, [sentEnvelope]);

  return (
    <div className={receipt}>
      <div ref={picture} className={pictureSide}>
        <AddressedEnvelope>
          {/* The envelope of the card brings its postmark with it. */}
          <EnvelopePostmark lands={!sentEnvelope} />
        </AddressedEnvelope>
      </div>
      <div className={counterfoil}>
        <p className={eyebrow}>{postedOn(day.join(" "))}</p>
        <p className={headline}>{outcome}</p>
        <p>{nextStepsSentence(facts)}</p>
      </div>
    </div>
  );
}

const receipt = css`
  display: flex;
  align-items: center;
  gap: var(--space-s);
  font-weight: 400;
`;

const pictureSide = css`
  --lands-after: ${startOf(receiptTimes.postmarkLands)}ms;
  flex: none;
  inline-size: 176px;
  rotate: -3deg;

  @media ${phone} {
    inline-size: 84px;
  }

  /* A card that was opened again has no room for it. */
  ${toastRegionInCardSelector} & {
    display: none;
  }
`;

/* Torn off along the dots. */
const counterfoil = css`
  display: grid;
  gap: 8px;
  padding-inline-start: var(--space-s);
  border-inline-start: 3px dotted;

  @media ${phone} {
    gap: 4px;
    font-size: var(--step--1);
    line-height: 1.35;
  }
`;

const headline = css`
  ${displayFont("var(--step-2)", 1)};
`;
