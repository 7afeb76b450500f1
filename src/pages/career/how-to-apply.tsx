import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { largeDisplayText } from "../../components/display-text.ts";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { letterSheet } from "../../components/postal/letter-sheet.ts";
import { ruledLines } from "../../components/ruled-lines.ts";
import { company } from "../../content/company.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { letterGreeting } from "../../content/letter-words.ts";
import { career } from "../../content/pages/career.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { Stamp } from "../../sections/stamp.tsx";

/** Tells candidates what to write, on a letter with the button that opens the enquiry card. */
export function HowToApply() {
  const { items, note } = career.howToApply;
  return (
    <div className={cx(airmailPaper, letterSheet)} data-theme="light">
      <div>
        <div className={postage}>
          <Stamp service={service} />
        </div>
        <p className={largeDisplayText}>{letterGreeting(company.shortName)}</p>
        <ul className={ruledLines}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <p>{note}</p>
      <div>
        <EnquiryButton firstLine={career.firstLine}>
          <MailIcon />
          {enquiryLabels.application}
        </EnquiryButton>
      </div>
    </div>
  );
}

const service = serviceWithSlug("staffing-solution");

const postage = css`
  float: inline-end;
  inline-size: clamp(72px, 14vw, 200px);
  margin: 0 0 12px 24px;

  /* The lines end beside the stamp, not below it. */
  ~ ul > li {
    display: flow-root;
  }
`;
