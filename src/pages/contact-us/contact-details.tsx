import { css, cx } from "@linaria/core";
import CopyIcon from "@tabler/icons/outline/copy.svg?react";
import { useState } from "react";
import { company } from "../../content/company.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { Button } from "../../components/button.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { ruledRows } from "../../components/ruled-rows.ts";

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
    <ul className={cx(ruledRows, list)}>
      <li>
        <p className={eyebrow}>{direct.emailLabel}</p>
        <a href={`mailto:${company.email}`} className={large}>
          {company.email}
        </a>
        <p>{direct.email}</p>
      </li>
      <li>
        <p className={eyebrow}>{direct.phoneLabel}</p>
        <a href={`tel:${company.phone.replaceAll(" ", "")}`} className={large}>
          {company.phone}
        </a>
        <p>{direct.phone}</p>
      </li>
      <li>
        <p className={eyebrow}>{direct.postLabel}</p>
        <address className={large}>
          <strong>{company.name}</strong>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div>
          <Button look="quiet" onClick={copyAddress}>
            <CopyIcon />
            Copy the address
          </Button>
          <p role="status">{copyOutcomes[copy]}</p>
        </div>
      </li>
    </ul>
  );
}

/* The address, number and postal address are what the page is about, so they are as large as headings. */
const list = css`
  --columns: minmax(0, 0.3fr) minmax(0, 1.6fr) minmax(0, 1fr);
  overflow-wrap: anywhere;
`;

const large = css`
  justify-self: start;
  word-spacing: 0.08em;
  font: 820 var(--step-4) / 1.15 var(--display);

  &:is(address) {
    display: grid;
    font-size: var(--step-2);
  }
`;
