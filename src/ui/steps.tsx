import { css } from "@linaria/core";
import { evenRows } from "../styles/even-rows.ts";
import { roomForFour, roomForThree } from "../styles/breakpoints.ts";
import { radius } from "../styles/tokens.ts";

/** Numbered steps in a row. */
export function Steps({ steps }: { steps: { title: string; description: string }[] }) {
  return (
    <ol className={chain} data-columns={columnsFor(steps.length)}>
      {steps.map(({ title, description }) => (
        <li key={title} className={step}>
          <h3 className={name}>{title}</h3>
          <p className={text}>{description}</p>
        </li>
      ))}
    </ol>
  );
}

/** The number in a row of a wide page that leaves the last row fullest. */
function columnsFor(count: number): 3 | 4 | 5 {
  if (count === 5) return 5;
  return count % 4 === 0 || count === 7 ? 4 : 3;
}

const chain = css`
  ${evenRows}
  gap: 28px 20px;
  counter-reset: step;

  @media ${roomForThree} {
    &:not([data-columns="4"]) {
      --in-row: 3;
    }
  }
  @media ${roomForFour} {
    &[data-columns="4"] {
      --in-row: 4;
    }
    &[data-columns="5"] {
      --in-row: 5;
    }
  }
`;

const step = css`
  position: relative;
  padding: 20px;
  border: 1.5px solid var(--control);
  counter-increment: step;
  border-radius: ${radius.paper};

  &::before {
    content: counter(step);
    position: absolute;
    inset: -14px auto auto 14px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: ${radius.round};
    background: var(--accent);
    color: var(--bg);
    font: 820 1rem/1 var(--display);
  }
`;

const name = css`
  margin-block: 6px 8px;
  font-size: var(--step-1);
`;

const text = css`
  color: var(--muted);
  font-size: var(--step--1);
`;
