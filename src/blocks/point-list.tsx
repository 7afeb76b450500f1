import { css } from "@linaria/core";
import { phone, roomForFour, roomForThree, roomForTwo } from "../styles/breakpoints.ts";

interface Props {
  points: { title: string; description: string }[];
  /** Shows the number of each point, where their order matters. */
  numbered?: boolean;
  /** A drawing for each point, in their order. */
  pictures?: { files: string[]; width: number; height: number };
}

/** Titled points under a rule each, like lines of a form. */
export function PointList({ points, numbered = false, pictures }: Props) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={list} data-columns={columnsFor(points.length)}>
      {points.map(({ title, description }, index) => (
        <li key={title} className={point}>
          {pictures && (
            <img
              src={pictures.files[index]}
              alt=""
              width={pictures.width}
              height={pictures.height}
              loading="lazy"
            />
          )}
          {numbered && (
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </List>
  );
}

/** Three columns, or as many more as leave no shorter last row. */
function columnsFor(count: number): number {
  return count % 4 === 0 || (count % 4 === 3 && count > 3) ? 4 : count === 5 ? 5 : 3;
}

/* A shorter last row shares the whole width. */
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 36px clamp(24px, 3vw, 48px);

  > * {
    flex: 1 1 calc(100% / var(--in-row, 1) - 48px);
    min-inline-size: 0;
  }
  @media ${phone} {
    row-gap: 24px;
  }
  @media ${roomForTwo} {
    --in-row: 2;
  }
  @media ${roomForThree} {
    &:not([data-columns="4"]) {
      --in-row: 3;
    }
  }
  @media ${roomForFour} {
    &[data-columns="4"] {
      --in-row: 4;
    }
    &[data-columns="5"] {
      --in-row: 5;
    }
  }
`;

const point = css`
  padding-block-start: 14px;
  border-block-start: 2px solid var(--ink);

  > p {
    color: var(--muted);
  }
  /* Its picture stands beside the words. */
  @media ${phone} {
    &:has(> img) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      column-gap: 20px;
    }
    > img {
      grid-row: 1 / span 9;
    }
  }
`;

const number = css`
  display: block;
  margin-block-end: 10px;
  color: var(--accent);
  font: 820 2.5rem/0.9 var(--display);
`;
