import { css, cx } from "@linaria/core";
import { threeOrOne } from "../../components/columns.ts";
import { Section } from "../../components/section.tsx";
import { ownTerms } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import { workingWithUs } from "../../content/working-with-us.ts";
import { PointList } from "../../sections/point-list.tsx";
import { phone, roomForFour } from "../../styles/media-queries.ts";

/** Lists the ways to hire us, with the basis of their price, and the terms that apply to all of them. */
export function WorkingWithUs() {
  const { title, waysToHire, terms } = workingWithUs;
  const points = [...terms, ...ownTerms(facts)];
  return (
    <Section sunken id="working-with-us" title={title} className={section}>
      <ul className={cx(threeOrOne, list)}>
        {waysToHire.map(({ name, audience, price, end, amount }) => (
          <li key={name} className={wayToHire}>
            <h3>{name}</h3>
            <p>{audience}</p>
            <p>
              {price} {facts.amounts[amount]}
            </p>
            <p>{end}</p>
          </li>
        ))}
      </ul>
      <PointList points={points} />
    </Section>
  );
}

/* The heading and the three ways to hire us have the four columns of the terms below them. On a phone, where
   the section is long, text is smaller and closer. */
const section = css`
  @media ${roomForFour} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-items: start;
    column-gap: var(--space-m);

    > :last-child {
      grid-column: 1 / -1;
    }
  }
  @media ${phone} {
    font-size: var(--step--1);
    line-height: 1.4;
  }
`;

const list = css`
  grid-column: 2 / -1;
  margin-block-end: var(--space-m);
`;

const wayToHire = css`
  display: grid;
  /* The rows for name, audience, price and end are level across the ways to hire us. */
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: 8px;
  padding-block-start: 14px;
  border-block-start: 8px solid var(--fg);

  > h3 {
    font-size: var(--step-3);
  }
  > :nth-child(3) {
    font-weight: 620;
  }
`;
