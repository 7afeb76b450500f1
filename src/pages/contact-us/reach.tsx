import { css } from "@linaria/core";
import CopyIcon from "lucide-static/icons/copy.svg?react";
import { useState } from "react";
import { company } from "../../content/company.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { Button } from "../../ui/button.tsx";
import { label } from "../../ui/label.ts";

/** E-mail, phone and postal address; here, unlike in the footer, they are links. */
export function Reach() {
  const [copied, setCopied] = useState(false);
  const { direct } = contactUs;

  async function copy() {
    await navigator.clipboard.writeText([company.name, ...company.address].join("\n"));
    setCopied(true);
  }

  return (
    <ul className={list}>
      <li>
        <p className={label}>{direct.emailLabel}</p>
        <a href={`mailto:${company.email}`} className={reach}>
          {company.email}
        </a>
        <p>{direct.email}</p>
      </li>
      <li>
        <p className={label}>{direct.phoneLabel}</p>
        <a href={`tel:${company.phone.replaceAll(" ", "")}`} className={reach}>
          {company.phone}
        </a>
        <p>{direct.phone}</p>
      </li>
      <li>
        <p className={label}>{direct.postLabel}</p>
        <address className={address}>
          <strong>{company.name}</strong>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Button look="quiet" onClick={copy} className={copyButton}>
          <CopyIcon />
          <span role="status">{copied ? "Address copied" : "Copy the address"}</span>
        </Button>
      </li>
    </ul>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 36px clamp(24px, 4vw, 56px);
  overflow-wrap: anywhere;
`;

const reach = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-size: var(--step-1);
  font-weight: 560;
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
