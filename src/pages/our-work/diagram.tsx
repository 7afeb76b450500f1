import { css } from "@linaria/core";
import type { WorkedBrief } from "../../content/pages/our-work.ts";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { ink, white } from "../../styles/tokens.ts";

/** The screens on which the letters of the wide drawing would be smaller than 11 px. Paper always has the wide drawing. */
const smallScreen = `screen and ${narrowDrawing}`;
export const largeScreen = `screen and (not ${narrowDrawing})`;

/** Darkens the background as the drawing of a landscape does below its horizon. */
export const soil = `${ink}61`;

/** Returns the address of the part of a drawing that a smaller picture shows. */
export function detailOf({ wide, detail }: WorkedBrief["drawing"]): string {
  return `${wide}#svgView(viewBox(${detail}))`;
}

/** The drawing of a brief over the whole width, on a background of its own colour. */
export function Diagram({ drawing }: Pick<WorkedBrief, "drawing">) {
  const { wide, tall, tallHeight, alt } = drawing;
  return (
    <picture className={picture}>
      <source media={smallScreen} srcSet={tall} width={400} height={tallHeight} />
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
  @media ${smallScreen} {
    :not([data-landscape]) > & > img {
      max-inline-size: 480px;
    }
  }
  /* Continues the horizon to the edges of the screen. */
  @media ${largeScreen} {
    [data-landscape] > & {
      background: linear-gradient(#0000 71.9%, ${white} 0 72.86%, ${soil} 0);
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
