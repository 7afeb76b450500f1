import { css } from "@linaria/core";
import { ourWork } from "../../content/pages/our-work.ts";
import { displayFont } from "../../styles/display-font.ts";
import { blue, gold, navy, white } from "../../styles/tokens.ts";

interface Props {
  title: string;
  /** The length of the scale, which is the same in all lanes, and when the events happened, in ms. */
  end: number;
  firstPaint?: number | undefined;
  usable?: number | undefined;
}

const { blank, readable, ready } = ourWork.thisSite.measurement.events;

/**
 * A page load as a bar: white while the screen is blank, blue once there is text. It ends with a gold mark
 * when the page can be used, so that the quickest load has the shortest bar.
 */
export function LoadLane({ title, end, firstPaint, usable }: Props) {
  const percent = (time: number) => `${((Math.min(time, end) / end) * 100).toFixed(2)}%`;
  return (
    <li className={lane}>
      <p>{title}</p>
      <p>
        {firstPaint !== undefined && <span>{`${readable} ${seconds(firstPaint)}`}</span>}
        {usable !== undefined && <span>{`${ready} ${seconds(usable)}`}</span>}
      </p>
      {/* Hidden from assistive technology: the line above says the same. */}
      <svg aria-hidden="true">
        <rect width={percent(firstPaint ?? 0)} height="100%" fill={white} />
        {firstPaint !== undefined && (
          <rect
            x={percent(firstPaint)}
            width={percent((usable ?? end) - firstPaint)}
            height="100%"
            fill={blue}
          />
        )}
        {usable !== undefined && <rect x={percent(usable)} width="8" height="100%" fill={gold} />}
        {firstPaint !== undefined && firstPaint > end / 2 && (
          <text x="16" y="50%" dy="0.35em" fill={navy}>
            {blank}
          </text>
        )}
      </svg>
    </li>
  );
}

/** The scale below the lanes, with a mark at each second. */
export function LoadScale({ end }: { end: number }) {
  return (
    <svg className={scale} overflow="visible" aria-hidden="true">
      {Array.from({ length: Math.floor(end / 1000) + 1 }, (_, second) => {
        const x = `${(second * 100_000) / end}%`;
        const anchor = second === 0 ? "start" : second * 1000 === end ? "end" : "middle";
        return (
          <g key={second}>
            <rect x={x} width="1" height="10" />
            <text x={x} y="28" textAnchor={anchor}>{`${second}\u00a0s`}</text>
          </g>
        );
      })}
    </svg>
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)}\u00a0s`;
}

/* The bar is below the title and the times, which stand side by side where there is room. */
const lane = css`
  &,
  > p + p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 20px;
  }

  & + & {
    margin-block-start: 16px;
  }
  > svg,
  span::before {
    forced-color-adjust: none;
  }
  > p + p {
    min-block-size: 1lh;
    font: 500 0.8125rem/1.9 var(--mono);
  }
  span::before {
    content: "";
    display: inline-block;
    inline-size: 10px;
    aspect-ratio: 1;
    margin-inline-end: 8px;
    background: ${blue};
  }
  span + span::before {
    background: ${gold};
  }
  > svg {
    inline-size: 100%;
    block-size: 32px;
    margin-block-start: 6px;
    outline: 1px solid var(--control);
    background: var(--sunken);
    ${displayFont("var(--step-1)", "normal")};
  }
`;

const scale = css`
  inline-size: 100%;
  block-size: 32px;
  margin-block-start: -20px;
  fill: currentColor;
  font: 500 0.8125rem var(--mono);
`;
