import { css } from "@linaria/core";
import { ourWork } from "../../content/pages/our-work.ts";
import { roomForFour } from "../../styles/breakpoints.ts";
import { eyebrow } from "../../components/eyebrow.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { Section } from "../../components/section.tsx";
import { Decisions } from "./decisions.tsx";
import { LiveMeasurement } from "./live-measurement.tsx";

/** This website as a case: a live measurement, the way of an enquiry, and the decisions behind it. */
export function ThisSite() {
  const { thisSite } = ourWork;
  const { journey } = thisSite;
  return (
    <Section theme="dark">
      <p className={eyebrow}>{thisSite.label}</p>
      <h2 className={title}>{thisSite.title}</h2>
      <p className={goal}>{thisSite.goal}</p>
      <LiveMeasurement />
      <h3>{journey.title}</h3>
      <ol className={stepList}>
        {journey.steps.map(({ title, description }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <p className={check}>{journey.check}</p>
      <Disclosure summary={thisSite.decisionsLabel}>
        <Decisions decisions={thisSite.decisions} />
      </Disclosure>
    </Section>
  );
}

const title = css`
  margin-block: 8px 20px;
  font-size: var(--step-5);
`;

const goal = css`
  max-inline-size: 36em;
  font-size: var(--step-1);
  line-height: 1.5;
`;

/* A dotted line with a dot at each step. */
const stepList = css`
  margin-block: 20px 16px;
  padding-inline-start: 6px;

  @media ${roomForFour} {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }

  > li {
    position: relative;
    padding: 0 20px 18px 26px;
    border-inline-start: 3px dotted var(--control);
  }
  > li:last-child {
    border-color: transparent;
  }
  > li::before {
    content: "";
    position: absolute;
    inset: 5px auto auto -9px;
    inline-size: 15px;
    aspect-ratio: 1;
    border: 3px solid var(--bg);
    border-radius: 50%;
    background: var(--primary);
  }
  > li > p {
    color: var(--muted);
  }
`;

const check = css`
  margin-block-end: 40px;
`;
