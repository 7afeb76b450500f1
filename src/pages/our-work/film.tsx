import { css } from "@linaria/core";
import { filmFrames, ourWork } from "../../content/pages/our-work.ts";
import { phone } from "../../styles/breakpoints.ts";

/** The home page's own first paint, frame by frame. What the frames show, the caption says. */
export function Film() {
  const { title, caption } = ourWork.thisSite.film;
  return (
    <figure className={figure}>
      <h3>{title}</h3>
      <ol className={strip}>
        {filmFrames.map(({ time, image }) => (
          <li key={time}>
            <img src={image} alt="" width={270} height={485} loading="lazy" />
            {time}
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const figure = css`
  margin-block-end: 40px;

  > figcaption {
    max-inline-size: 80ch;
  }
`;

/* The dashes are the holes of a film. */
const strip = css`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 12px;
  margin-block: 16px 14px;
  padding: 12px;
  border-block: 8px dashed var(--control);
  background: var(--sunken);
  text-align: center;

  @media ${phone} {
    grid-template-columns: repeat(3, 1fr);

    /* Room for the first two and the last; those between look alike. */
    > :nth-child(n + 3):nth-child(-n + 5) {
      display: none;
    }
  }
`;
