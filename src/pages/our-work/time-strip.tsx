import { css } from "@linaria/core";
import { ourWork } from "../../content/pages/our-work.ts";
import { blue, gold, white } from "../../styles/tokens.ts";

interface Props {
  title: string;
  /** Where the strip ends, and what happened until then, in milliseconds. */
  end: number;
  firstPaint?: number | undefined;
  usable?: number | undefined;
  /** Drawn below the strip as they arrived; even an empty list takes their room. */
  files?: { start: number; end: number }[];
}

/** A page load as a strip in time: white while the screen is blank, blue once there is text, gold once it can be used. */
export function TimeStrip({ title, end, firstPaint, usable, files }: Props) {
  const percent = (time: number) => `${((Math.min(time, end) / end) * 100).toFixed(2)}%`;
  const shown = (files ?? []).filter(({ start }) => start < end);
  const anchorAt = (time: number) => (time < end * 0.4 ? "start" : "end");
  const row = fileRows / shown.length;
  const { readable, ready } = ourWork.thisSite.measurement.events;
  return (
    <div>
      <p>{title}</p>
      {/* Its values stand in the table below. */}
      <svg className={strip} aria-hidden="true" data-files={files && ""}>
        <rect
          width="100%"
          height="40"
          fill={firstPaint === undefined ? "none" : white}
          stroke="currentColor"
        />
        {firstPaint !== undefined && <rect x={percent(firstPaint)} width="100%" height="40" fill={blue} />}
        {usable !== undefined && <rect x={percent(usable)} width="100%" height="40" fill={gold} />}
        {shown.map((file, index) => (
          <rect
            // Files are listed in the order in which they were asked for, and the list only grows.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={percent(file.start)}
            y={88 + index * row}
            width={percent(Math.max(file.end - file.start, end / 200))}
            height={Math.min(row * 0.7, 8)}
          />
        ))}
        {firstPaint !== undefined && (
          <text x={percent(firstPaint)} y="58" textAnchor={anchorAt(firstPaint)}>
            {`${readable} ${seconds(firstPaint)}`}
          </text>
        )}
        {usable !== undefined && (
          <text x={percent(usable)} y="76" textAnchor={anchorAt(usable)}>
            {`${ready} ${seconds(usable)}`}
          </text>
        )}
      </svg>
    </div>
  );
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)}\u00a0s`;
}

/** The height in pixels that all files share. */
const fileRows = 84;

const strip = css`
  inline-size: 100%;
  block-size: 62px;
  margin-block-start: 8px;
  fill: var(--control);
  forced-color-adjust: none;

  @media (forced-colors: active) {
    color: CanvasText;
  }

  &[data-files] {
    block-size: 172px;
  }
  > text {
    fill: currentColor;
    font: 500 0.8125rem var(--mono);
  }
`;
