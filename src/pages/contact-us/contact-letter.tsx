import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { button } from "../../components/button.tsx";
import { largeDisplayText } from "../../components/display-text.ts";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { letterSheet } from "../../components/postal/letter-sheet.ts";
import { stampFrame } from "../../components/postal/stamp-frame.ts";
import { company } from "../../content/company.ts";
import { messageUs } from "../../content/enquiry-labels.ts";
import companyStamp from "../../content/images/company-stamp.svg";
import { letterGreeting } from "../../content/letter-greeting.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { EnvelopeButton } from "../../sections/envelope-button.tsx";
import { times } from "../../styles/tokens.ts";

/** The letter of the enquiry card. As a whole it is one button that opens the card. */
export function ContactLetter() {
  const { label, fields, hint, signOff } = contactUs.letter;
  const [name, email, phone, message] = fields;
  return (
    <EnvelopeButton label={label} className={letter}>
      <span className={cx(airmailPaper, letterSheet, sheet)} data-theme="light">
        <b aria-hidden="true">{name}</b>
        <span className={stampFrame}>
          <img src={companyStamp} alt="" width="144" height="144" />
        </span>
        <b aria-hidden="true">{email}</b>
        <b aria-hidden="true">{phone}</b>
        <span className={largeDisplayText}>{letterGreeting(company.shortName)}</span>
        <span>
          <b aria-hidden="true">{message}</b> {hint}
        </span>
        {/* The lines for the rest of the message, ruled like those of the labels. */}
        <b />
        <b />
        <b />
        <b />
        <b />
        <span className={foot}>
          <span aria-hidden="true">{signOff}</span>
          <span className={button} data-variant="primary">
            <MailIcon />
            {messageUs}
          </span>
        </span>
      </span>
    </EnvelopeButton>
  );
}

const letter = css`
  display: grid;
  transition: rotate ${times.bar}ms;

  &:hover {
    rotate: -1deg;
  }
`;

/* Name and email are beside the stamp. The lines share the height that is left. */
const sheet = css`
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: space-between;

  > * {
    grid-column: 1 / -1;
  }
  > b {
    padding-block-end: 32px;
    border-block-end: 1px solid;
  }
  > span > b {
    margin-inline-end: 8px;
  }
  > :nth-child(-n + 3) {
    grid-column: 1;
  }
  > :nth-child(2) {
    grid-area: 1 / 2 / span 2;
    align-self: start;
    inline-size: clamp(84px, 12vw, 150px);
    rotate: 3deg;
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;
