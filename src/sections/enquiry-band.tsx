import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import type { EnquiryLabel } from "../content/enquiry-labels.ts";
import companyStamp from "../content/images/company-stamp.svg";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { narrowPage } from "../styles/breakpoints.ts";
import { Section } from "../components/section.tsx";
import { airmailPaper } from "../components/postal/airmail-paper.ts";

interface Props {
  title: string;
  label: EnquiryLabel;
  /** Becomes the first line of a message that is still empty. */
  opening?: string;
}

/** The last section of most pages: an envelope with the page's closing line and a button that opens the enquiry card. */
export function EnquiryBand({ title, label, opening }: Props) {
  return (
    <Section label="Write to us" className={band}>
      <div className={cx(airmailPaper, envelope)} data-theme="light">
        <h2>{title}</h2>
        <EnquiryButton opening={opening}>
          <MailIcon />
          {label}
        </EnquiryButton>
        <img src={companyStamp} alt="" width="144" height="144" loading="lazy" className={stamp} />
      </div>
    </Section>
  );
}

/* The button is of no use on paper. */
const band = css`
  @media print {
    display: none;
  }
`;

const envelope = css`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: 24px 48px;
  padding: clamp(28px, 5vw, 64px) clamp(20px, 6.5vw, 64px);

  @media ${narrowPage} {
    grid-template-columns: 1fr auto;
    justify-items: start;
    column-gap: 20px;

    > button {
      grid-column: 1 / -1;
    }
  }
`;

const stamp = css`
  inline-size: 72px;
  outline: 4px dotted var(--surface);
  outline-offset: -2px;

  @media ${narrowPage} {
    grid-area: 1 / 2;
  }
`;
