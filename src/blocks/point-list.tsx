import { css } from "@linaria/core";
import { evenRows } from "../styles/even-rows.ts";
import { phone, roomForFour, roomForThree } from "../styles/breakpoints.ts";

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

/** Three columns, or four where that leaves a fuller last row. */
function columnsFor(count: number): 3 | 4 {
  return count % 4 === 0 || (count % 4 === 3 && count > 3) ? 4 : 3;
}

const list = css`
  ${evenRows}

  @media ${phone} {
    row-gap: 24px;
  }
  @media ${roomForThree} {
    &[data-columns="3"] {
      --in-row: 3;
    }
  }
  @media ${roomForFour} {
    &[data-columns="4"] {
      --in-row: 4;
    }
  }
`;

const point = css`
  padding-block-start: 14px;
  border-block-start: 2px solid var(--ink);

  > p {
    color: var(--muted);
    text-wrap: balance;
  }
`;

const number = css`
  display: block;
  margin-block-end: 10px;
  color: var(--accent);
  font: 820 2.5rem/0.9 var(--display);
`;
