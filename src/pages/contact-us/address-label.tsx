import { css } from "@linaria/core";
import CopyIcon from "lucide-static/icons/copy.svg?react";
import { useState } from "react";
import { company } from "../../content/company.ts";
import { radius } from "../../styles/tokens.ts";
import { Button } from "../../ui/button.tsx";
import { label } from "../../ui/label.ts";

/** Address, phone and e-mail on an address label; here, unlike in the footer, they are links. */
export function AddressLabel() {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText([company.name, ...company.address].join("\n"));
    setCopied(true);
  }

  return (
    <div className={sticker}>
      <p className={label}>To</p>
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
      <p className={label}>Phone</p>
      <a href={`tel:${company.phone.replaceAll(" ", "")}`} className={reach}>
        {company.phone}
      </a>
      <p className={label}>E-mail</p>
      <a href={`mailto:${company.email}`} className={reach}>
        {company.email}
      </a>
    </div>
  );
}

const sticker = css`
  display: grid;
  justify-items: start;
  /* Wider than a drawing beside the heading would be on a phone. */
  min-inline-size: min(264px, 100vw - 2 * var(--gutter));
  padding: clamp(20px, 2.5vw, 32px);
  border: 2px solid var(--ink);
  border-radius: ${radius.paper};
  background: var(--surface);
  overflow-wrap: anywhere;

  > .${label} {
    margin-block: 20px 4px;
  }
  > .${label}:first-child {
    margin-block-start: 0;
  }
`;

const address = css`
  display: grid;
  font-size: var(--step-1);
  font-style: normal;
`;

const copyButton = css`
  min-block-size: 44px;
  margin-block-start: 16px;
  padding: 6px 16px;
  font-size: var(--step--1);
`;

const reach = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  font-size: var(--step-1);
  font-weight: 560;
`;
