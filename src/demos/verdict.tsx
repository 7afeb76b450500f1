import { css } from "@linaria/core";
import { radius } from "../styles/tokens.ts";

export interface Stamp {
  text: string;
  /** Whether it is good news: in green, otherwise in red. */
  good: boolean;
}

/** The verdict, as a rubber stamp. */
export function Verdict({ stamp }: { stamp: Stamp | undefined }) {
  return (
    stamp && (
      <b key={stamp.text} className={rubber} data-good={stamp.good}>
        {stamp.text}
      </b>
    )
  );
}

const rubber = css`
  float: inline-start;
  margin: 3px 14px 4px 4px;
  padding: 3px 8px;
  border: 3px double;
  border-radius: ${radius.control};
  color: var(--error);
  font: 500 0.875rem/1.3 var(--mono);
  text-transform: uppercase;
  rotate: -3deg;

  &[data-good="true"] {
    color: var(--success);
  }
`;
