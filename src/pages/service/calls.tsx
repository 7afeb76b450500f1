import { css } from "@linaria/core";
import { radius } from "../../styles/tokens.ts";
import CheckIcon from "lucide-static/icons/check.svg?react";
import CrossIcon from "lucide-static/icons/x.svg?react";
import { Section } from "../../ui/section.tsx";

interface Props {
  titles: { right: string; wrong: string };
  right: string[];
  wrong: string[];
}

/** When to hire us for this, and when not: two sides of one sheet. */
export function Calls({ titles, right, wrong }: Props) {
  return (
    <Section>
      <div className={sheet}>
        <div className={side}>
          <h2 className={heading}>{titles.right}</h2>
          <ul className={list}>
            {right.map((text) => (
              <li key={text} className={item}>
                <CheckIcon />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={side} data-side="wrong">
          <h2 className={heading}>{titles.wrong}</h2>
          <ul className={list}>
            {wrong.map((text) => (
              <li key={text} className={item}>
                <CrossIcon />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

const sheet = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);
`;

const side = css`
  padding: clamp(24px, 4vw, 44px);
  --mark: var(--success);

  &[data-side="wrong"] {
    --mark: var(--error);
    background: var(--sunken);
  }
`;

const heading = css`
  margin-block-end: 20px;
  font-size: var(--step-3);
`;

const list = css`
  display: grid;
  gap: 14px;
`;

const item = css`
  display: grid;
  grid-template-columns: 1.3em 1fr;
  gap: 10px;

  > svg {
    margin-block-start: 0.25em;
    color: var(--mark);
    font-size: 1.15em;
    stroke-width: 3;
  }
`;
