import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import type { ReactNode } from "react";
import { columns } from "../components/columns.ts";
import { eyebrow } from "../components/eyebrow.ts";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";

export interface HeroTextProps {
  /** Shown above the heading, such as a breadcrumb. */
  above?: ReactNode;
  heading: string;
  lead?: ReactNode;
  /** Labelled lines below the lead, such as the price and the audience of a service. */
  keyPoints?: { label: string; text: string }[];
  /**
   * A button that opens the enquiry card; `firstLine` is put into a message that is still empty.
   */
  enquiry?: { label: string; firstLine?: string };
  actions?: ReactNode;
}

/** The words of a hero. The heading is the page's largest paint, so it is text and does not move. */
export function HeroText({ above, heading, lead, keyPoints, enquiry, actions }: HeroTextProps) {
  return (
    <div className={words}>
      {above}
      <h1 className={title}>{heading}</h1>
      {lead && <p className={leadText}>{lead}</p>}
      {keyPoints && (
        <dl className={cx(columns, keyPointList)}>
          {keyPoints.map(({ label, text }) => (
            <div key={label}>
              <dt className={eyebrow}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {(enquiry || actions) && (
        <div className={actionRow}>
          {enquiry && (
            <EnquiryButton firstLine={enquiry.firstLine}>
              <MailIcon />
              {enquiry.label}
            </EnquiryButton>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

const words = css`
  flex: 1.4;
  min-inline-size: 0;
`;

const title = css`
  max-inline-size: 16em;
  font-size: var(--step-5);
`;

/** The lead below the heading of a hero. */
export const leadText = css`
  max-inline-size: 52ch;
  margin-block-start: 24px;
  color: var(--muted);
  font-size: var(--lead);
  line-height: 1.5;
  text-wrap: balance;
`;

const keyPointList = css`
  --column: 260px;
  gap: 16px 28px;
  margin-block-start: 28px;

  > div {
    padding-block-start: 10px;
    border-block-start: 1px solid var(--control);
    text-wrap: balance;
  }
`;

/** The row of buttons and links below the lead. */
export const actionRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 24px;
  margin-block-start: 32px;
`;
