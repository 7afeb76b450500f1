import { css, cx } from "@linaria/core";
import CopyIcon from "@tabler/icons/outline/copy.svg?react";
import { useState } from "react";
import { company } from "../../content/company.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { Button } from "../../components/button.tsx";
import { threeOrOne } from "../../components/columns.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { standaloneLink } from "../../components/standalone-link.ts";

const copyOutcomes = {
  none: "",
  done: "Address copied.",
  refused: "Your browser does not allow copying. Please select the address and copy it.",
};

/** E-mail address, phone number and postal address. Unlike in the footer, the first two are links and the last can be copied. */
export function ContactDetails() {
  const [copy, setCopy] = useState<"none" | "done" | "refused">("none");
  const { direct } = contactUs;

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText([company.name, ...company.address].join("\n"));
      setCopy("done");
    } catch {
      // The visitor may forbid it, and outside https there is no clipboard.
      setCopy("refused");
    }
  }

  return (
    <ul className={cx(threeOrOne, list)}>
      <li>
        <p className={eyebrow}>{direct.emailLabel}</p>
        <a href={`mailto:${company.email}`} className={cx(standaloneLink, contactLink)}>
          {company.email}
        </a>
        <p>{direct.email}</p>
      </li>
      <li>
        <p className={eyebrow}>{direct.phoneLabel}</p>
        <a href={`tel:${company.phone.replaceAll(" ", "")}`} className={cx(standaloneLink, contactLink)}>
          {company.phone}
        </a>
        <p>{direct.phone}</p>
      </li>
      <li>
        <p className={eyebrow}>{direct.postLabel}</p>
        <address className={address}>
          <strong>{company.name}</strong>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Button look="quiet" onClick={copyAddress} className={copyButton}>
          <CopyIcon />
          Copy the address
        </Button>
        <p role="status" className={outcome}>
          {copyOutcomes[copy]}
        </p>
      </li>
    </ul>
  );
}

const list = css`
  overflow-wrap: anywhere;
`;

const contactLink = css`
  font-size: var(--step-1);
`;

const address = css`
  display: grid;
  padding-block: 8px;
  font-style: normal;
`;

const copyButton = css`
  min-block-size: 44px;
  margin-block-start: 8px;
  padding: 6px 16px;
  font-size: var(--step--1);
`;

const outcome = css`
  &:not(:empty) {
    margin-block-start: 8px;
  }
`;
