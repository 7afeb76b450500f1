import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { button } from "../../components/button.tsx";
import { largeDisplayText } from "../../components/display-text.ts";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { letterSheet } from "../../components/postal/letter-sheet.ts";
import { stampFrame } from "../../components/postal/stamp-frame.ts";
import { messageUs } from "../../content/enquiry-labels.ts";
import companyStamp from "../../content/images/company-stamp.svg";
import pen from "../../content/images/pen.svg";
import { letterGreeting } from "../../content/letter-greeting.ts";
import { company } from "../../content/page-company.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { EnvelopeButton } from "../../sections/envelope-button.tsx";

/**
 * The letter of the enquiry card with a button below it, as in the card. Together they are one button that
 * opens the card.
 */
export function Letter() {
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
          <b aria-hidden="true">{message}</b>
          {"\u00a0\u00a0 "}
          {hint}
        </span>
        <b />
        <b />
        <b />
        <b />
        <b />
        <span aria-hidden="true">{signOff}</span>
        <img src={pen} alt="" width="220" height="40" />
      </span>
      <span className={button} data-look="primary">
        <MailIcon />
        {messageUs}
      </span>
    </EnvelopeButton>
  );
}

const letter = css`
  display: grid;
  grid-template-rows: 1fr;
  justify-items: start;
  gap: 16px;
  isolation: isolate;
`;

/* The name is beside the stamp, and the email beside the phone. The lines share the height that is left. Its
   shadow is below the button. */
const sheet = css`
  z-index: -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: space-between;
  inline-size: 100%;

  > * {
    grid-column: 1 / -1;
  }
  > :nth-child(-n + 4) {
    grid-column: auto;
    align-self: end;
  }
  > b {
    padding-block-end: 32px;
    border-block-end: 1px solid;
  }
  > :nth-child(2) {
    justify-self: end;
    inline-size: clamp(84px, 12vw, 150px);
    rotate: 3deg;
  }
  > img {
    position: absolute;
    inset: auto 4% 4% auto;
    max-inline-size: 45%;
    rotate: -24deg;
  }
`;
