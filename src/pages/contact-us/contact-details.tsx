import { css, cx } from "@linaria/core";
import CopyIcon from "@tabler/icons/outline/copy.svg?react";
import { company } from "../../content/page-company.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { actionRow } from "../../sections/hero-words.tsx";
import { columns } from "../../components/columns.tsx";
import { Button } from "../../components/button.tsx";
import { displayText } from "../../components/display-text.ts";
import { eyebrow } from "../../components/eyebrow.ts";
import { ruledLines } from "../../components/ruled-lines.ts";
import { useCopy } from "../../components/use-copy.ts";

/**
 * Email address, phone number and postal address. Unlike in the footer, the first two are links and the last
 * can be copied.
 */
export function ContactDetails() {
  const { details } = contactUs;
  const { outcome, copy } = useCopy();
  return (
    <ul className={cx(columns, ruledLines, list)}>
      <li>
        <p className={eyebrow}>{details.emailLabel}</p>
        <a href={`mailto:${company.email}`} className={displayText}>
          {company.email}
        </a>
        <p>{details.emailNote}</p>
      </li>
      <li>
        <p className={eyebrow}>{details.phoneLabel}</p>
        <a href={`tel:${company.phone.replaceAll(" ", "")}`} className={displayText}>
          {company.phone}
        </a>
        <p>{details.phoneNote}</p>
      </li>
      <li className={columns}>
        <div>
          <p className={eyebrow}>{details.postLabel}</p>
          <address className={displayText}>
            <strong>{company.name}</strong>
            {company.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </div>
        <div className={actionRow}>
          <Button look="quiet" onClick={() => copy([company.name, ...company.address].join("\n"))}>
            <CopyIcon />
            {details.copyLabel}
          </Button>
          <p role="status">{outcome && details[outcome]}</p>
        </div>
      </li>
    </ul>
  );
}

/* Email and phone are side by side where both fit, and so are the postal address and its button. */
const list = css`
  --column: 240px;
  gap: 0 24px;
  margin-block: 24px;
  border-block-start: 1px solid var(--control);

  > li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 6px 24px;
  }
  > :last-child {
    grid-column: 1 / -1;
    align-items: end;
  }
  a {
    font-size: var(--step-3);
  }
`;
