import { css, cx } from "@linaria/core";
import type { WorkedBrief } from "../../content/pages/our-work.ts";
import { stampFrame } from "../../components/postal/stamp-frame.ts";
import { narrowTable } from "../../styles/breakpoints.ts";

/** The screens on which the letters of the wide drawing would be smaller than 11 px. Paper always has the wide drawing. */
const smallScreen = `screen and ${narrowTable}`;

/** Returns the address of the part of a drawing that a smaller picture shows. */
export function detailOf({ wide, detail }: WorkedBrief["drawing"]): string {
  return `${wide}#svgView(viewBox(${detail}))`;
}

/** The wide drawing of a brief; on a small screen only the part that shows the result. */
export function Diagram({ drawing }: Pick<WorkedBrief, "drawing">) {
  return (
    <picture className={cx(stampFrame, picture)}>
      <source media={smallScreen} srcSet={detailOf(drawing)} width={400} height={300} />
      <img src={drawing.wide} width={1000} height={420} alt={drawing.alt} loading="lazy" />
    </picture>
  );
}

/** Explains the numbers in the drawing; on a small screen below the tall version of the whole drawing. */
export function Steps({ drawing, steps }: Pick<WorkedBrief, "drawing" | "steps">) {
  const { tall, tallHeight } = drawing;
  return (
    <div>
      <div className={cx(stampFrame, whole)}>
        <img src={tall} width={400} height={tallHeight} alt="" loading="lazy" />
      </div>
      <ol className={list}>
        {steps.map(({ title, description }) => (
          <li key={title}>
            <strong>{title}.</strong> {description}
          </li>
        ))}
      </ol>
    </div>
  );
}

const picture = css`
  @media ${smallScreen} {
    max-inline-size: 480px;

    > img {
      aspect-ratio: 4 / 3;
    }
  }
`;

const whole = css`
  display: none;
  max-inline-size: 480px;
  margin-block-end: 24px;

  @media ${smallScreen} {
    display: block;
  }
`;

const list = css`
  columns: 3 260px;
  column-gap: 40px;
  font-size: var(--step--1);

  > li {
    break-inside: avoid;
    margin-block-end: 12px;
    margin-inline-start: 1.5em;
    padding-inline-start: 0.3em;
    list-style: decimal;
  }
  > li::marker {
    color: var(--accent);
    font: 820 1.2em var(--display);
  }
`;
