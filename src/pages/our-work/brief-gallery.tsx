import { css } from "@linaria/core";
import { stampFrame } from "../../components/postal/stamp-frame.ts";
import { ourWork } from "../../content/pages/our-work.ts";
import { detailOf } from "./diagram.tsx";

/**
 * The drawings of the briefs as a sheet of stamps, which runs off the screen; each links to its brief on the
 * page.
 */
export function BriefGallery() {
  return (
    <ul className={gallery}>
      {ourWork.briefs.items.map(({ id, title, drawing }) => (
        <li key={id}>
          <a href={`#${id}`} className={stampFrame}>
            <img src={detailOf(drawing)} alt={title} width={400} height={300} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/* Without a gap the half holes of adjacent stamps form whole holes, as on a sheet of stamps. */
const gallery = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-inline-end: calc(-20px - var(--window-margin));
  rotate: 3deg;

  img {
    aspect-ratio: 4 / 3;
  }
`;
