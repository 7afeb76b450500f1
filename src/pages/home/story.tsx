import { css } from "@linaria/core";
import bothSidesTall from "../../content/images/home/both-sides-tall.svg";
import bothSides from "../../content/images/home/both-sides.svg";
import { home } from "../../content/pages/home.ts";
import { narrowDrawing } from "../../styles/breakpoints.ts";

/** The drawing that the first screen's story is about. */
export function Story() {
  return (
    <section className={band} data-ground="plain">
      <picture>
        <source media={narrowDrawing} srcSet={bothSidesTall} width={432} height={452} />
        <img
          src={bothSides}
          width={1032}
          height={368}
          alt={home.storyAlt}
          loading="lazy"
          className={drawing}
        />
      </picture>
    </section>
  );
}

const band = css`
  max-inline-size: calc(var(--wrap) + 2 * var(--gutter));
  margin-inline: auto;
  padding: 0 var(--gutter) var(--section);
`;

const drawing = css`
  inline-size: 100%;
`;
