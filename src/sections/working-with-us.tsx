import { css, cx } from "@linaria/core";
import { amounts, insurance, noticePeriod, onCall } from "virtual:facts";
import { ownTerms, workingWithUs } from "../content/working-with-us.ts";
import { phone } from "../styles/breakpoints.ts";
import { raisedSurface } from "../components/raised-surface.ts";
import { threeOrOne } from "../components/columns.tsx";
import { Section } from "../components/section.tsx";
import { PointList } from "./point-list.tsx";

/** Lists the ways to hire us, with the basis of their price, and the terms that apply to all of them. */
export function WorkingWithUs() {
  const { title, intro, waysToHire, terms } = workingWithUs;
  const points = [...terms, ...ownTerms({ insurance, onCall, noticePeriod })];
  return (
    <Section sunken id="working-with-us" title={title} intro={intro} className={section}>
      <ul className={cx(threeOrOne, list)}>
        {waysToHire.map(({ name, audience, price, end, amount }) => (
          <li key={name} className={cx(raisedSurface, wayToHire)}>
            <h3>{name}</h3>
            <p>{audience}</p>
            <p>
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

/* On a phone, where the section is long, text is smaller and closer. */
const section = css`
  @media ${phone} {
    font-size: var(--step--1);
    line-height: 1.4;
  }
`;

const list = css`
  margin-block-end: var(--space-m);
`;

const wayToHire = css`
  display: grid;
  /* The rows for name, audience, price and end are level across the ways to hire us. */
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: 8px;
  border-block-start: 4px solid var(--ink);

  > :nth-child(3) {
    font-weight: 620;
  }
`;
