import { css, cx } from "@linaria/core";
import { eyebrow } from "../components/eyebrow.ts";
import { asideLabel, contactTitle, privacyLink, storageNote } from "../content/card-words.ts";
import { company } from "../content/page-company.ts";
import { PageLink } from "../routing/page-link.tsx";
import { narrowEnquiryCard } from "../styles/breakpoints.ts";
import { withDelivery } from "./card-attributes.ts";
import { fadesOnClose, textFadesBeforeFold, textFadesIn } from "./card-fades.ts";
import { layers, smallAngle } from "./card-geometry.ts";
import { cardAside, smallEnvelope } from "./card-part-attributes.ts";
import { AddressedEnvelope } from "./envelope/addressed-envelope.tsx";
import { EnclosedSheet } from "./envelope/enclosed-sheet.tsx";
import { ReturnMark } from "./envelope/return-mark.tsx";

/**
 * Stands beside the form: the envelope (with a mark when the message could not be sent), our email address
 * and phone number, and what happens to the message.
 */
export function CardAside({ marked }: { marked: boolean }) {
  return (
    <aside className={aside} data-theme="dark" aria-label={asideLabel} {...{ [cardAside]: "" }}>
      <div className={cx(envelope, part)} data-theme="light" {...{ [smallEnvelope]: "" }}>
        <EnclosedSheet />
        <AddressedEnvelope>{marked && <ReturnMark />}</AddressedEnvelope>
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
  gap: 20px;
  background: none;
  font-size: var(--step--1);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > :nth-child(2) {
    margin-block-start: 12px;
  }
  @media ${narrowEnquiryCard} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    order: 1;
    padding: 24px 16px 28px;
    /* Room to scroll the box of a message that came back to the top, with all the ways out below it. */
    ${withDelivery("returned")} & {
      min-block-size: calc(100dvh - 460px);
      align-content: start;
    }
    > :first-child {
      grid-row: span 2;
    }
  }
`;

/** A small copy of the envelope, hidden while the large one (envelope.tsx) is animated. */
const envelope = css`
  background: none;
  inline-size: var(--small-width);
  margin-block-start: var(--sheet-height);
  rotate: ${smallAngle};

  /* The box of a returned message has an envelope of its own (returned-envelope.tsx). */
  @media ${narrowEnquiryCard} {
    ${withDelivery("returned")} & {
      display: none;
    }
  }
`;
