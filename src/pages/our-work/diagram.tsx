import { css } from "@linaria/core";
import type { WorkedBrief } from "../../content/pages/our-work.ts";
import { narrowDrawing } from "../../styles/breakpoints.ts";

/** Returns the address of the part of a drawing that a smaller picture shows. */
export function detailOf({ wide, detail }: WorkedBrief["drawing"]): string {
  return `${wide}#svgView(viewBox(${detail}))`;
}

/** The drawing of a brief over the whole width, on a background of its own colour. A page of paper has room for the wide one. */
export function Diagram({ drawing }: Pick<WorkedBrief, "drawing">) {
  const { wide, tall, tallHeight, alt } = drawing;
  return (
    <picture className={picture}>
      <source media={narrowDrawing} srcSet={tall} width={400} height={tallHeight} />
      <img src={wide} width={1000} height={420} alt={alt} loading="lazy" />
    </picture>
  );
}

/** Explains the numbers in the drawing. */
export function Steps({ steps }: Pick<WorkedBrief, "steps">) {
  return (
    <ol className={list}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <strong>{title}.</strong> {description}
        </li>
      ))}
    </ol>
  );
}

/* The drawing has margins of its own: at this width what it shows begins and ends where the text does. */
const picture = css`
  > img {
    inline-size: 100%;
    max-inline-size: calc(var(--wrap) + 120px);
    margin-inline: auto;
  }
  @media ${narrowDrawing} {
    :not([data-landscape]) > & > img {
      max-inline-size: 480px;
    }
  }
`;

const list = css`
  columns: 3 260px;
  column-gap: 40px;

  > li {
    break-inside: avoid;
    margin-block-end: 12px;
    margin-inline-start: 1.5em;
    padding-inline-start: 0.3em;
    list-style: decimal;
  }
  > li::marker {
    font: 820 1.2em var(--display);
  }
`;
