import { css } from "@linaria/core";
import documents1 from "../../content/images/how-we-work/1.svg";
import documents2 from "../../content/images/how-we-work/2.svg";
import documents3 from "../../content/images/how-we-work/3.svg";
import documents4 from "../../content/images/how-we-work/4.svg";
import type { Step } from "../../content/pages/home.ts";
import { label } from "../../ui/label.ts";
import { Reveal } from "../../ui/reveal.tsx";

/** What you have in hand after each step, as mail. The words beside it say what it is. */
const documents = [documents1, documents2, documents3, documents4];

export function HowWeWork({ steps }: { steps: Step[] }) {
  return (
    <ol className={list}>
      {steps.map(({ title, description, youReceive }, index) => (
        <Reveal key={title} as="li" className={step}>
          <span className={number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={heading}>{title}</h3>
          <p className={text}>{description}</p>
          <div className={slip}>
            <img src={documents[index]} alt="" width={236} height={160} loading="lazy" />
            <div>
              <p className={label}>You receive</p>
              <p>{youReceive}</p>
            </div>
          </div>
        </Reveal>
      ))}
    </ol>
  );
}

const list = css`
  display: grid;
  border-block-start: 2px solid var(--ink);
`;

const step = css`
  display: grid;
  grid-template-columns: 4.5rem 10rem minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px 32px;
  align-items: start;
  padding-block: 28px;
  border-block-end: 1px solid var(--line);

  @media (max-width: 940px) {
    grid-template-columns: 3.5rem minmax(0, 1fr);
    > :first-child {
      grid-row: span 2;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const number = css`
  color: var(--accent);
  font: 820 3.5rem/0.85 var(--display);
`;

const heading = css`
  font-size: var(--step-3);
`;

const text = css`
  max-inline-size: 56ch;
`;

const slip = css`
  display: grid;
  grid-template-columns: minmax(0, 170px) minmax(min(9em, 55%), 1fr);
  align-items: center;
  gap: 20px;
  font-size: var(--step--1);
`;
