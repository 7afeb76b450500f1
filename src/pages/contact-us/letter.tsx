import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { company } from "../../content/page-company.ts";
import { greeting, messageUs } from "../../content/enquiry-labels.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { EnvelopeButton } from "../../sections/envelope-button.tsx";
import { button } from "../../components/button.tsx";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { largeDisplayText } from "../../components/display-text.ts";
import { letterSheet } from "../../components/postal/letter-sheet.ts";

/** The letter of the enquiry card, drawn as a button that opens the card. */
export function Letter() {
  const { label, fields, hint } = contactUs.letter;
  return (
    <EnvelopeButton label={label} className={upright}>
      <span className={cx(airmailPaper, letterSheet)} data-theme="light">
        {fields.map((field) => (
          <span key={field} className={line} aria-hidden="true">
            {field}
          </span>
        ))}
        <b className={largeDisplayText}>{greeting(company.shortName)}</b>
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

/* Reaches above its section. */
const upright = css`
  margin-block: calc(-1.3 * var(--section)) 20px;
  display: block;
`;

const line = css`
  padding-block-end: 28px;
  border-block-end: 1px solid var(--control);
  font-size: var(--step--1);
`;
