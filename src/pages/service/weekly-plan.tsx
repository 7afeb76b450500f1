import { css } from "@linaria/core";
import type { Point } from "../../content/service-details.ts";
import { radius } from "../../styles/tokens.ts";
import { Reveal } from "../../components/reveal.tsx";
import { roomBesideText } from "../../styles/breakpoints.ts";

/** The four weeks of a first month, one after the other on a line. */
export function WeeklyPlan({ weeks }: { weeks: Point[] }) {
  return (
    <ol className={line}>
      {weeks.map(({ title, description }, index) => (
        <Reveal key={title} as="li" className={stop}>
          <h3>
            <span className={when}>
              Week <b>{index + 1}</b>
            </span>
            {title}
          </h3>
          <p>{description}</p>
        </Reveal>
      ))}
    </ol>
  );
}

const ring = "72px";

const line = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));

  @media not ${roomBesideText} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`;

/* The line connects the ring of one week with the next. */
const stop = css`
  position: relative;
  padding-inline-end: 28px;

  > h3 {
    display: grid;
    gap: 16px;
  }
  > p {
    color: var(--muted);
  }
  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset: calc(${ring} / 2 - 1px) 0 auto ${ring};
    border-block-start: 3px solid var(--primary);
  }
  @media not ${roomBesideText} {
    min-block-size: ${ring};
    padding-inline: calc(${ring} + 16px) 0;

    &:not(:last-child)::before {
      inset: ${ring} auto -28px calc(${ring} / 2 - 1px);
      border-inline-start: 3px solid var(--primary);
      border-block-start: 0;
    }
  }
`;

const when = css`
  display: grid;
  place-content: center;
  justify-items: center;
  inline-size: ${ring};
  block-size: ${ring};
  border: 7px double var(--primary);
  border-radius: ${radius.round};
  background: var(--surface);
  font: 500 0.6875rem/1 var(--mono);
  text-transform: uppercase;

  > b {
    font: 820 1.625rem/1 var(--display);
  }
  @media not ${roomBesideText} {
    position: absolute;
    inset: 0 auto auto 0;
  }
`;
