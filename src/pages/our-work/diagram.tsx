import { css } from "@linaria/core";
import type { WorkedBrief } from "../../content/pages/our-work.ts";
import { narrowDrawing } from "../../styles/media-queries.ts";

/** Returns the address of the part of a drawing that a smaller picture shows. */
export function detailOf({ wide, detail }: WorkedBrief["drawing"]): string {
  return `${wide}#svgView(viewBox(${detail}))`;
}

/**
 * The drawing of a brief over the whole width, on a background of its own colour. A page of paper has room
 * for the wide one.
 */
export function Diagram({ drawing }: Pick<WorkedBrief, "drawing">) {
  const { wide, tall, tallHeight, alt } = drawing;
  return (
    <picture className={picture}>
      <source media={narrowDrawing} srcSet={tall} width={400} height={tallHeight} />
      <img src={wide} width={1000} height={420} alt={alt} loading="lazy" />
    </picture>
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
