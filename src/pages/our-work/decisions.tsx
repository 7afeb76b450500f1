import { css } from "@linaria/core";
import type { Decision } from "../../content/pages/our-work.ts";

/** Questions as they were asked, what was chosen, and why. */
export function Decisions({ decisions }: { decisions: Decision[] }) {
  return (
    <ul className={list}>
      {decisions.map(({ question, choice, because }) => (
        <li key={question}>
          <h4>{question}</h4>
          <p>{choice}</p>
          <p>{because}</p>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  border-block-start: 2px solid var(--ink);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 10px clamp(24px, 4vw, 48px);
    padding-block: 22px;
    border-block-end: 1px solid var(--control);

    @media (max-width: 900px) {
      grid-template-columns: minmax(0, 1fr);
    }

    > h4 {
      margin: 0;
      font: 820 1.375rem/1.08 var(--display);
      text-wrap: balance;
    }
    > :last-child {
      color: var(--muted);
    }
  }
`;
