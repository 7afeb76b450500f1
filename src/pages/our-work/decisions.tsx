import { css, cx } from "@linaria/core";
import { ruledRows } from "../../components/ruled-rows.ts";
import type { Decision } from "../../content/pages/our-work.ts";
import { displayFont } from "../../styles/display-font.ts";

/** Lists decisions, each with the question, the choice and the reason. */
export function Decisions({ decisions }: { decisions: Decision[] }) {
  return (
    <ul className={cx(ruledRows, list)}>
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
  h4 {
    ${displayFont("var(--step-2)", 1.1)};
    text-wrap: balance;
  }
  p + p {
    color: var(--muted);
  }
`;
