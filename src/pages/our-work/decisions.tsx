import { css } from "@linaria/core";
import type { Decision } from "../../content/pages/our-work.ts";

/** Questions as they were asked, what was chosen, and why. */
export function Decisions({ decisions }: { decisions: Decision[] }) {
  return (
    <ul className={list}>
      {decisions.map(({ question, choice, because }) => (
        <li key={question} className={item}>
          <h4 className={heading}>{question}</h4>
          <p>{choice}</p>
          <p className={reason}>{because}</p>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  border-block-start: 2px solid var(--ink);
`;

const item = css`
  display: grid;
  grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: 10px clamp(24px, 4vw, 48px);
  padding-block: 22px;
  border-block-end: 1px solid var(--control);

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const heading = css`
  margin: 0;
  font: 820 1.375rem/1.08 var(--display);
  text-wrap: balance;
`;

const reason = css`
  color: var(--muted);
`;
