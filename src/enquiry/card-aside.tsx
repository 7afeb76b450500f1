import { css, cx } from "@linaria/core";
import { eyebrow } from "../components/eyebrow.ts";
import { asideLabel, contactTitle, privacyLink, storageNote } from "../content/card-text.ts";
import { company } from "../content/company.ts";
import { PageLink } from "../routing/page-link.tsx";
import { narrowEnquiryCard } from "../styles/media-queries.ts";
import { cardAsideAttribute, smallEnvelopeAttribute, withDelivery } from "./card-attributes.ts";
import { AddressedEnvelope } from "./envelope/addressed-envelope.tsx";
import { EnclosedSheet } from "./envelope/enclosed-sheet.tsx";
import { ReturnMark } from "./envelope/return-mark.tsx";
import { fadesOnClose, textFadesBeforeFold, textFadesIn } from "./motion/card-fades.ts";
import { layers, smallAngle } from "./motion/card-geometry.ts";
import {
  easeIntoSight,
  easeOutOfSight,
  envelopeMotion,
  transition,
  whileSealed,
  whileSending,
} from "./motion/card-motion.ts";
import { openingTimes, sendingTimes } from "./motion/card-timeline.ts";

/**
 * The part beside the form: the envelope (with a mark when the enquiry could not be sent), our email address
 * and phone number, and what happens to the enquiry.
 */
export function CardAside({ returnMark }: { returnMark: boolean }) {
  return (
    <aside className={aside} data-theme="dark" aria-label={asideLabel} {...{ [cardAsideAttribute]: "" }}>
      <div className={cx(envelope, fadesOnClose)} data-theme="light" {...{ [smallEnvelopeAttribute]: "" }}>
        <EnclosedSheet />
        <AddressedEnvelope>{returnMark && <ReturnMark />}</AddressedEnvelope>
      </div>
      <div className={part}>
        <p className={eyebrow}>{contactTitle}</p>
        <p>{company.email}</p>
        <p>{company.phone}</p>
      </div>
      <div className={part}>
        <p>{storageNote}</p>
        <p>
          <PageLink to="/privacy">{privacyLink}</PageLink>
        </p>
      </div>
    </aside>
  );
}

const part = cx(textFadesIn, textFadesBeforeFold, fadesOnClose);

const aside = css`
  /* Keeps the mark on the envelope in sight beside the box that explains it. */
  position: sticky;
  inset-block-start: 16px;
  z-index: ${layers.sticky};
  align-self: start;
  display: flex;
  flex-direction: column;
  gap: 24px;
  background: none;
  font-size: var(--step--1);
  line-height: 1.45;
  overflow-wrap: anywhere;

  @media ${narrowEnquiryCard} {
    order: 1;
    padding: 24px 16px;
  }
`;

/** A small copy of the envelope, hidden while the large one (envelope.tsx) is animated. */
const envelope = css`
  background: none;
  inline-size: var(--small-width);
  margin-block-start: var(--sheet-height);
  rotate: ${smallAngle};

  /* The box of a returned enquiry has an envelope of its own (returned-envelope.tsx). */
  @media ${narrowEnquiryCard} {
    ${withDelivery("returned")} & {
      display: none;
    }
  }
  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.smallEnvelopeTurns, "transform", easeIntoSight)};
    ${whileSealed} {
      transform: rotateY(90deg);
      transition: none;
    }
    ${whileSending} {
      transition: ${transition(sendingTimes.smallEnvelopeTurns, "transform", easeOutOfSight)};
    }
  }
`;
