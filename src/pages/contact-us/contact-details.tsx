import { css, cx } from "@linaria/core";
import CopyIcon from "@tabler/icons/outline/copy.svg?react";
import { company } from "../../content/page-company.ts";
import { contactUs } from "../../content/pages/contact-us.ts";
import { actionRow } from "../../sections/hero-words.tsx";
import { Button } from "../../components/button.tsx";
import { displayText, largeDisplayText } from "../../components/display-text.ts";
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
    <ul className={cx(ruledLines, list)}>
      <li>
        <p className={eyebrow}>{details.emailLabel}</p>
        <a href={`mailto:${company.email}`} className={largeDisplayText}>
          {company.email}
        </a>
        <p>{details.emailNote}</p>
      </li>
      <li>
        <p className={eyebrow}>{details.phoneLabel}</p>
        <a href={`tel:${company.phone.replaceAll(" ", "")}`} className={largeDisplayText}>
          {company.phone}
        </a>
        <p>{details.phoneNote}</p>
      </li>
      <li>
        <p className={eyebrow}>{details.postLabel}</p>
        <address className={displayText}>
          <strong>{company.name}</strong>
          {company.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
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

/* Set off from the lead. Large letters need their underline closer, in proportion. */
const list = css`
  margin-block-start: 48px;
  border-block-start: 1px solid var(--control);

  > li {
    display: grid;
    justify-items: start;
    gap: 6px;
  }
  a {
    text-underline-offset: 0.12em;
  }
`;
