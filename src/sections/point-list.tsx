import { css, cx } from "@linaria/core";
import { perforated } from "../components/postal/stamp-edge.ts";
import type { Ink } from "../content/ink.ts";
import type { TitledText } from "../content/titled-text.ts";
import { displayFont } from "../styles/display-font.ts";
import { phone, roomForFour, roomForThree, roomForTwo } from "../styles/media-queries.ts";
import { white } from "../styles/tokens.ts";
import { inkProps } from "./stamp-ink.ts";

interface Props {
  /** A figure is part of the title. */
  points: (TitledText & { figure?: string })[];
  /** Shows the number of each point, for points whose order matters. */
  numbered?: boolean;
  /** One drawing for each point, in the order of the points; width and height are in px. */
  pictures?: { files: string[]; width: number; height: number };
  /** Prints each point as a stamp, in these inks in turn; together they are a sheet of stamps. */
  inks?: Ink[];
}

/** A list of points, each with a rule or a drawing above its title and its description. */
export function PointList({ points, numbered = false, pictures, inks }: Props) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={list} data-columns={columnsFor(points.length)} data-sheet={Boolean(inks) || undefined}>
      {points.map(({ figure, title, description }, index) => (
        <li
          key={title}
          {...(inks
            ? inkProps(inks[index % inks.length]!, stampOfSheet)
            : { className: pictures ? pictured : point })}
        >
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
  &[data-sheet] {
    gap: 0;

    /* Holes of stamps of different widths do not meet. */
    &:has(> :last-child:nth-child(odd)) {
      row-gap: 12px;
    }
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

/** The printed area of a stamp of the sheet, with its edge. Without a figure its title is large. */
export const stampOfSheet = cx(
  perforated,
  css`
    display: flex;
    flex-direction: column;
    padding: var(--space-s);
    border: 12px solid ${white};
    line-height: 1.4;

    > h3:not(:has(span)) {
      margin-block-end: 14px;
      font-size: clamp(1.5rem, 2.4vw, 2.25rem);
    }
  `,
);

/** Returns two inks for the stamps of a sheet on a page whose hero has a third one. */
export function inksBeside(ink: Ink): Ink[] {
  return [ink === "gold" ? "blue" : "gold", ink === "red" ? "blue" : "red"];
}

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
