import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { company } from "../../content/page-company.ts";
import { messageUs } from "../../content/enquiry-labels.ts";
import companyStamp from "../../content/images/company-stamp.svg";
import { letterGreeting } from "../../content/letter-greeting.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { EnvelopeButton } from "../../sections/envelope-button.tsx";
import { button } from "../../components/button.tsx";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { largeDisplayText } from "../../components/display-text.ts";
import { letterSheet } from "../../components/postal/letter-sheet.ts";
import { stampFrame } from "../../components/postal/stamp-frame.ts";

/** The letter of the enquiry card, drawn as a button that opens the card. */
export function Letter() {
  const { label, fields, hint } = contactUs.letter;
  return (
    <EnvelopeButton label={label} className={upright}>
      <span className={cx(airmailPaper, letterSheet, sheet)} data-theme="light">
        <span className={stampFrame}>
          <img src={companyStamp} alt="" width="144" height="144" />
        </span>
        {fields.map((field) => (
          <span key={field} className={line} aria-hidden="true">
            {field}
          </span>
        ))}
        <b className={largeDisplayText}>{letterGreeting(company.shortName)}</b>
        <span className={line}>{hint}</span>
        <span className={line} />
        <span className={button} data-look="primary">
          <MailIcon />
          {messageUs}
        </span>
      </span>
    </EnvelopeButton>
  );
}

const upright = css`
  display: grid;
`;

/* The stamp is beside the first two lines, and the empty line before the button takes the rest of the height. */
const sheet = css`
  grid-template-rows: repeat(5, auto) 1fr auto;

  > :first-child {
    position: absolute;
    inset: 28px 28px auto auto;
    inline-size: 112px;
  }
  > :is(:nth-child(2), :nth-child(3)) {
    margin-inline-end: 136px;
  }
`;

const line = css`
  padding-block-end: 28px;
  border-block-end: 1px solid var(--control);
  font-size: var(--step--1);
`;
