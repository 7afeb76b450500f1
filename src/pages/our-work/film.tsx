import { css } from "@linaria/core";
import { filmFrames, ourWork } from "../../content/pages/our-work.ts";

/** The home page's own first paint, frame by frame. What the frames show, the caption says. */
export function Film() {
  const { title, caption } = ourWork.thisSite.film;
  return (
    <figure>
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

/* The dashes are the holes of a film. */
const strip = css`
  display: grid;
  /* Six in a row, or three, or two. */
  grid-template-columns: repeat(auto-fill, minmax(max(96px, 15%), 1fr));
  gap: 12px;
  margin-block: 20px 14px;
  padding: 12px;
  border-block: 8px dashed var(--control);
  background: var(--sunken);
  text-align: center;
`;
