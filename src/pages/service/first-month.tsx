import { css } from "@linaria/core";
import type { Point } from "../../content/service-details.ts";
import { radius } from "../../styles/tokens.ts";
import { Reveal } from "../../ui/reveal.tsx";

/** Four weeks on one line. */
export function FirstMonth({ weeks }: { weeks: Point[] }) {
  return (
    <ol className={line}>
      {weeks.map(({ title, description }, index) => (
        <Reveal key={title} as="li" className={stop}>
          <h3 className={heading}>
            <span className={when}>Week {index + 1}</span>
            <span className={what}>{title}</span>
          </h3>
          <p className={text}>{description}</p>
        </Reveal>
      ))}
    </ol>
  );
}

const line = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const stop = css`
  position: relative;
  padding: 34px 28px 0 0;
  border-block-start: 3px solid var(--primary);

  &::before {
    content: "";
    position: absolute;
    inset: -11px auto auto 0;
    inline-size: 18px;
    block-size: 18px;
    border: 3px solid var(--primary);
    border-radius: ${radius.round};
    background: var(--bg);
  }
  @media (max-width: 900px) {
    padding: 0 0 32px 36px;
    border-block-start: 0;
    border-inline-start: 3px solid var(--primary);
    margin-inline-start: 9px;

    &:last-child {
      padding-block-end: 0;
    }
    &::before {
      inset: 2px auto auto -11px;
    }
  }
`;

const heading = css`
  display: grid;
  gap: 8px;
`;

const when = css`
  color: var(--muted);
  font: 500 0.75rem/1.5 var(--mono);
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const what = css`
  font-size: var(--step-2);
`;

const text = css`
  margin-block-start: 10px;
  color: var(--muted);
`;
