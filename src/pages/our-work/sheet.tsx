import { css } from "@linaria/core";
import { ourWork } from "../../content/pages/our-work.ts";
import { phone } from "../../styles/breakpoints.ts";
import { stampFrame } from "../../blocks/stamp-frame.ts";

/** The drawings of the briefs as one sheet of stamps; each leads to its brief. */
export function Sheet() {
  return (
    <ul className={sheet}>
      {ourWork.reference.builds.map(({ id, title, drawing }) => (
        <li key={id}>
          <a href={`#${id}`} className={stampFrame}>
            <img
              src={drawing.wide}
              alt={title}
              width={1000}
              height={420}
              data-detail={drawing.detail}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/* No gap: the half holes of neighbours make whole ones, as on a sheet from the post office. */
const sheet = css`
  display: grid;
  grid-template-columns: 1fr 1fr;

  img {
    aspect-ratio: 4 / 3;
  }
  @media ${phone} {
    grid-template-columns: repeat(4, 1fr);

    img {
      aspect-ratio: 1;
    }
  }
`;
