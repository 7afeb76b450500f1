import { css } from "@linaria/core";
import { amounts, insurance, noticePeriod, onCall } from "virtual:facts";
import { ownTerms, workingWithUs } from "../content/working-with-us.ts";
import { evenRows } from "../styles/even-rows.ts";
import { phone } from "../styles/breakpoints.ts";
import { radius } from "../styles/tokens.ts";
import { Section } from "../ui/section.tsx";
import { PointList } from "./point-list.tsx";

/** The formats, the basis of their price, and the terms that hold in all of them. */
export function WorkingWithUs() {
  const { title, intro, formats, terms } = workingWithUs;
  const points = [...terms, ...ownTerms({ insurance, onCall, noticePeriod })];
  return (
    <Section sunken id="working-with-us" title={title} intro={intro} className={section}>
      <ul className={list}>
        {formats.map(({ name, forWhom, price, end, amount }) => (
          <li key={name} className={format}>
            <h3 className={heading}>{name}</h3>
            <p>{forWhom}</p>
            <p className={priceLine}>
              {price} {amounts[amount]}
            </p>
            <p>{end}</p>
          </li>
        ))}
      </ul>
      <PointList points={points} />
    </Section>
  );
}

/* Long on a phone: set smaller there, and closer. */
const section = css`
  @media ${phone} {
    h3 {
      margin-block-end: 4px;
      font-size: var(--step-1);
    }
    ul {
      gap: 16px;
    }
    ul p {
      font-size: var(--step--1);
      line-height: 1.4;
    }
    /* The terms run on from their names. */
    ul + ul {
      gap: 10px;
    }
    ul + ul > li {
      padding-block-start: 6px;
      font-size: var(--step--1);
      line-height: 1.4;
    }
    ul + ul h3 {
      font-size: var(--step-0);
    }
    ul + ul > li > * {
      display: inline;
      margin-inline-end: 0.4em;
    }
  }
`;

const heading = css`
  font-size: var(--step-2);
`;

const list = css`
  ${evenRows}
  --in-row: 1;
  margin-block-end: clamp(28px, 4vw, 48px);

  @media (min-width: 900px) {
    --in-row: 3;
  }
`;

const format = css`
  display: grid;
  align-content: start;
  gap: 10px;
  padding: 22px 24px;
  border-block-start: 8px solid var(--accent);
  border-radius: ${radius.paper};
  background: var(--surface);

  @media ${phone} {
    gap: 4px;
    padding: 10px 16px 12px;
  }
`;

const priceLine = css`
  font-weight: 620;
`;
