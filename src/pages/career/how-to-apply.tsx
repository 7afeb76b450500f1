import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { raisedSurface } from "../../components/raised-surface.ts";
import { Stamp } from "../../sections/stamp.tsx";
import { company } from "../../content/company.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { career } from "../../content/pages/career.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { narrowPage } from "../../styles/breakpoints.ts";

/** Tells candidates what to write, on a postcard with the company's address and the button that opens the card. */
export function HowToApply() {
  const { title, items, note } = career.howToApply;
  return (
    <div className={cx(raisedSurface, panel)} data-theme="light">
      <div>
        <h3 className={heading}>{title}</h3>
        <ul className={lines}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className={small}>{note}</p>
      </div>
      <div className={address}>
        <div className={postage}>
          <Stamp service={service} />
        </div>
        <p className={addressee}>
          {[company.name, ...company.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <EnquiryButton opening={career.opening}>
          <MailIcon />
          {enquiryLabels.application}
        </EnquiryButton>
      </div>
    </div>
  );
}

const service = serviceWithSlug("staffing-solution");

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  gap: clamp(24px, 4vw, 52px);
  margin-block-start: 40px;
  padding: clamp(24px, 4vw, 52px);

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const heading = css`
  margin-block-end: 8px;
  font-size: var(--step-3);
`;

/* Each item stands on a line, as on ruled paper. */
const lines = css`
  > li {
    padding-block: 9px;
    border-block-end: 1px solid var(--line);
  }
`;

const small = css`
  margin-block-start: 14px;
  color: var(--muted);
  font-size: var(--step--1);
`;

const address = css`
  display: grid;
  align-content: space-between;
  justify-items: start;
  gap: 24px;

  @media not ${narrowPage} {
    padding-inline-start: clamp(24px, 4vw, 52px);
    border-inline-start: 2px solid var(--line);
  }
`;

const postage = css`
  justify-self: end;
  inline-size: 128px;
`;

const addressee = css`
  display: grid;
  overflow-wrap: anywhere;
  font: 500 0.875rem/1.7 var(--mono);
`;
