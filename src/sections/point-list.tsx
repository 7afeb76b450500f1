import { css } from "@linaria/core";
import type { TitledText } from "../content/titled-text.ts";
import { displayFont } from "../styles/display-font.ts";
import { phone, roomForFour, roomForThree, roomForTwo } from "../styles/media-queries.ts";

interface Props {
  /** A figure is part of the title. */
  points: (TitledText & { figure?: string })[];
  /** Shows the number of each point, for points whose order matters. */
  numbered?: boolean;
  /** One drawing for each point, in the order of the points; width and height are in px. */
  pictures?: { files: string[]; width: number; height: number };
}

/** A list of points, each with a rule or a drawing above its title and its description. */
export function PointList({ points, numbered = false, pictures }: Props) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={list} data-columns={columnsFor(points.length)}>
      {points.map(({ figure, title, description }, index) => (
        <li key={title} className={pictures ? pictured : point}>
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
            <span className={pointNumber} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3>
            {figure && <span>{figure} </span>}
            {title}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </List>
  );
}

/**
 * Returns the number of columns: three, or more if that fills the last row better, which is four for 4, 7, 8,
 * 11 or 12 points and five for 5.
 */
function columnsFor(count: number): number {
  return count % 4 === 0 || (count % 4 === 3 && count > 3) ? 4 : count === 5 ? 5 : 3;
}

/* The points of a shorter last row share the whole width. */
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m);

  > * {
    flex: 1 1 calc(100% / var(--in-row, 1) - 48px);
    min-inline-size: 160px;
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
  border-block-start: 2px solid var(--fg);
`;

/* The drawing has the place of the rule. On a phone it is beside the words. */
const pictured = css`
  position: relative;

  > img {
    inline-size: 100%;
    margin-block-end: 16px;
  }
  @media ${phone} {
    min-block-size: 80px;
    padding-inline-start: 132px;

    > img {
      position: absolute;
      inset-inline-start: 0;
      inline-size: 116px;
    }
  }
`;

/** The number of a point, before its title. */
const pointNumber = css`
  float: inline-start;
  margin-inline-end: 12px;
  color: var(--accent);
  ${displayFont("var(--step-3)", 0.9)};

  + h3 {
    display: flow-root;
  }
`;
