import { css } from "@linaria/core";
import { company, type Commitments } from "../content/company.ts";
import { commitmentPoints, workingWithUs } from "../content/working-with-us.ts";
import { evenRows } from "../styles/even-rows.ts";
import { label } from "../ui/label.ts";
import { Section } from "../ui/section.tsx";
import { PointList } from "./point-list.tsx";

interface Props {
  /** In short: the formats alone, without the introduction. */
  short?: boolean;
  commitments?: Commitments;
}

/** The formats, the basis of their price, and the terms that hold in all of them. */
export function WorkingWithUs({ short = false, commitments = company.commitments }: Props) {
  const { title, intro, formats, terms, priceLabel, endLabel } = workingWithUs;
  return (
    <Section sunken title={title} intro={short ? undefined : intro}>
      <ul className={list}>
        {formats.map(({ name, forWhom, price, end, amount }) => (
          <li key={name} className={format}>
            <h3 className={heading}>{name}</h3>
            <p>{forWhom}</p>
            <dl className={facts}>
              <div>
                <dt className={label}>{priceLabel}</dt>
                <dd>
                  {price} {commitments.amounts?.[amount]}
                </dd>
              </div>
              {!short && (
                <div>
                  <dt className={label}>{endLabel}</dt>
                  <dd>{end}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
      <PointList points={[...(short ? terms.slice(0, 2) : terms), ...commitmentPoints(commitments)]} />
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
  grid-template-rows: auto auto 1fr;
  gap: 12px;
  padding: 26px 28px;
  border-block-start: 8px solid var(--accent);
  border-radius: 2px;
  background: var(--surface);
`;

const heading = css`
  font-size: var(--step-3);
`;

const facts = css`
  display: grid;
  gap: 12px;
  align-content: end;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line);
  font-size: var(--step--1);
`;
