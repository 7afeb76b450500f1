import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { displayText } from "../../components/display-text.ts";
import { eyebrow } from "../../components/eyebrow.ts";
import { ruledLines } from "../../components/ruled-lines.ts";
import { useCopy } from "../../components/use-copy.ts";
import { company } from "../../content/company.ts";
import { contactUs } from "../../content/pages/contact-us.ts";

/**
 * Email address, phone number and postal address. Unlike in the footer, the first two are links and the last
 * can be copied.
 */
export function ContactDetails() {
  const { details } = contactUs;
  const { outcome, copy } = useCopy();
  return (
    <ul className={cx(ruledLines, list)}>
      <Detail label={details.emailLabel} note={details.emailNote}>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </Detail>
      <Detail label={details.phoneLabel} note={details.phoneNote}>
        <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, "")}`}>{company.phone}</a>
      </Detail>
      <Detail
        label={details.postLabel}
        note={
          <>
            {company.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <button type="button" onClick={() => copy([company.name, ...company.address].join("\n"))}>
              {details.copyLabel}
            </button>
            <p role="status">{outcome && details[outcome]}</p>
          </>
        }
      >
        {company.name}
      </Detail>
    </ul>
  );
}

function Detail({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <li>
      <p className={eyebrow}>{label}</p>
      <p className={displayText}>{children}</p>
      <div>{note}</div>
    </li>
  );
}

const list = css`
  margin-block: 24px;
  border-block-start: 1px solid var(--control);
  --step-2: var(--step-3);

  > li > :last-child {
    margin-block-start: 6px;
  }
  button {
    min-block-size: 44px;
    padding: 0;
    text-decoration: underline;
  }
`;
