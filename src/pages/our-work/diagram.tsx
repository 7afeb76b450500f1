import { css } from "@linaria/core";
import type { ReferenceBuild } from "../../content/pages/our-work.ts";

/** Where the letters of the wide drawing would come out smaller than 11 px. */
const upright = "(max-width: 700px)";

/** The drawing of a brief, and what stands at its numbers. */
export function Diagram({ drawing, stations }: Pick<ReferenceBuild, "drawing" | "stations">) {
  const { wide, tall, tallHeight, alt } = drawing;
  return (
    <figure>
      <picture>
        <source media={upright} srcSet={tall} width={432} height={tallHeight} />
        <img src={wide} width={1032} height={452} alt={alt} loading="lazy" className={picture} />
      </picture>
      <ol className={list}>
        {stations.map(({ title, description }) => (
          <li key={title}>
            <strong>{title}.</strong> {description}
          </li>
        ))}
      </ol>
    </figure>
  );
}

const picture = css`
  inline-size: 100%;

  @media ${upright} {
    max-inline-size: 480px;
    margin-inline: auto;
  }
`;

const list = css`
  columns: 3 260px;
  column-gap: 40px;
  margin-block-start: 20px;
  font-size: var(--step--1);

  > li {
    break-inside: avoid;
    margin-block-end: 12px;
    margin-inline-start: 1.5em;
    list-style: decimal;
  }
  > li::marker {
    color: var(--accent);
    font: 820 1.2em var(--display);
  }
`;
