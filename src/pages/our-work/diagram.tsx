import { css, cx } from "@linaria/core";
import type { WorkedBrief } from "../../content/pages/our-work.ts";
import { stampFrame } from "../../blocks/stamp-frame.ts";
import { narrowTable } from "../../styles/breakpoints.ts";

/** Where the letters of the wide drawing would come out smaller than 11 px. On paper it is always the wide one. */
const upright = `screen and ${narrowTable}`;

/** The address of a part of a drawing. */
export function detailOf({ wide, detail }: WorkedBrief["drawing"]): string {
  return `${wide}#svgView(viewBox(${detail}))`;
}

/** The drawing of a brief; on a phone the part of it that tells the result. */
export function Diagram({ drawing }: Pick<WorkedBrief, "drawing">) {
  return (
    <picture className={cx(stampFrame, picture)}>
      <source media={upright} srcSet={detailOf(drawing)} width={400} height={300} />
      <img src={drawing.wide} width={1000} height={420} alt={drawing.alt} loading="lazy" />
    </picture>
  );
}

/** What stands at the numbers of the drawing; on a phone below the whole of it. */
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
  @media ${upright} {
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

  @media ${upright} {
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
