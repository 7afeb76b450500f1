import { css } from "@linaria/core";
import { amounts, insurance, noticePeriod, onCall, replyWithin } from "virtual:facts";
import { ownTerms, workingWithUs } from "../content/working-with-us.ts";
import { evenRows } from "../styles/even-rows.ts";
import { radius } from "../styles/tokens.ts";
import { label } from "../ui/label.ts";
import { Section } from "../ui/section.tsx";
import { PointList } from "./point-list.tsx";

interface Props {
  /** In short: what is offered, its price and the terms by name. */
  short?: boolean;
}

/** The formats, the basis of their price, and the terms that hold in all of them. */
export function WorkingWithUs({ short = false }: Props) {
  const { title, intro, formats, terms } = workingWithUs;
  const points = [...terms, ...ownTerms({ replyWithin, insurance, onCall, noticePeriod })];
  return (
    <Section sunken title={title} intro={short ? undefined : intro}>
      <ul className={list}>
        {formats.map(({ name, forWhom, price, end, amount }) => (
          <li key={name} className={format}>
            <h3>{name}</h3>
            {!short && <p>{forWhom}</p>}
            <p>
              {price} {amounts[amount]}
            </p>
            {!short && <p>{end}</p>}
          </li>
        ))}
      </ul>
      {short ? (
        <p className={label}>{points.map((point) => point.title).join("\u00a0/ ")}</p>
      ) : (
        <PointList points={points} />
      )}
    </Section>
  );
}

const list = css`
  ${evenRows}
  --in-row: 1;
  margin-block-end: clamp(32px, 4vw, 48px);

  @media (min-width: 900px) {
    --in-row: 3;
  }
`;

const format = css`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 24px;
  border-block-start: 8px solid var(--accent);
  border-radius: ${radius.paper};
  background: var(--surface);
`;
