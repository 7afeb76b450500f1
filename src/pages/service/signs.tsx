import { css } from "@linaria/core";
import CheckIcon from "lucide-static/icons/check.svg?react";
import { Section } from "../../ui/section.tsx";
import { twoColumnSection } from "./two-column-section.ts";

/** Situations in which a reader recognises their own: then this is the service. */
export function Signs({ title, signs }: { title: string; signs: string[] }) {
  return (
    <Section title={title} className={twoColumnSection}>
      <ul className={sheet}>
        {signs.map((text) => (
          <li key={text} className={item}>
            <CheckIcon />
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const sheet = css`
  display: grid;
  gap: 18px;
  padding: clamp(24px, 4vw, 44px);
  border-radius: 2px;
  background: var(--surface);
  box-shadow: var(--shadow-paper);
`;

const item = css`
  display: grid;
  grid-template-columns: 1.3em 1fr;
  gap: 12px;
  font-size: 1.125rem;

  > svg {
    margin-block-start: 0.25em;
    color: var(--success);
    font-size: 1.15em;
    stroke-width: 3;
  }
`;
