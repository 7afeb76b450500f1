import { css } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import type { EnquiryLabel } from "../content/enquiry-labels.ts";
import companyStamp from "../content/images/company-stamp.svg";
import type { Service } from "../content/services.ts";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { stampFrame } from "../components/postal/stamp-frame.ts";
import { phone } from "../styles/breakpoints.ts";
import { themedInkProps } from "./stamp-ink.ts";

interface Props {
  title: string;
  label: EnquiryLabel;
  /** Becomes the first line of a message that is still empty. */
  firstLine?: string;
  /** The page's service, whose stamp and ink replace those of the company. */
  service?: Service;
  /** An icon that replaces the drawing on the stamp. */
  icon?: string;
}

/**
 * The last section of most pages: the page's closing line on a coloured background, and a button that opens the
 * enquiry card.
 */
export function EnquiryBand({ title, label, firstLine, service, icon }: Props) {
  const { ink, stamp } = service ?? { ink: "gold", stamp: companyStamp };
  return (
    <section {...themedInkProps(ink, band)} aria-label="Write to us">
      <div className={words}>
        <h2>{title}</h2>
        <EnquiryButton firstLine={firstLine}>
          <MailIcon />
          {label}
        </EnquiryButton>
      </div>
      <div className={place}>
        <div className={stampFrame}>
          <img
            src={icon ?? stamp}
            alt=""
            width="144"
            height="144"
            loading="lazy"
            className={icon && onPaper}
          />
        </div>
      </div>
    </section>
  );
}

/* The button is of no use on paper. */
const band = css`
  position: relative;
  padding: var(--space-l) var(--page-margin);

  @media print {
    display: none;
  }
`;

/* Above the stamp, which large text may reach. */
const words = css`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: var(--space-m);

  > h2 {
    max-inline-size: 14em;
    font-size: var(--step-5);
  }
  @media not ${phone} {
    margin-inline-end: clamp(160px, 28vw, 460px);
  }
`;

/* Only the stamp is cut off by the edges of the band, however large its text becomes. */
const place = css`
  position: absolute;
  inset: 0;
  overflow: clip;

  > div {
    --pitch: max(14px, 2vw);
    position: absolute;
    inset: auto var(--page-margin) clamp(-190px, -11vw, -70px) auto;
    inline-size: clamp(170px, 24vw, 400px);
    rotate: 8deg;
  }
`;

/* Icons fill their square. */
const onPaper = css`
  padding: 12%;
`;
