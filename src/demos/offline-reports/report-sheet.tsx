import { css } from "@linaria/core";
import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import type { Layout } from "./offline-reports-layout.ts";

interface Props {
  layout: Layout;
  text: string;
  /** Whether it is lost. */
  torn: boolean;
  /** Whether the office has it. */
  ticked: boolean;
  live: boolean;
}

/** A report on a sheet of paper as large as its slot in the office, or torn into two halves. */
export function ReportSheet({ layout, text, torn, ticked, live }: Props) {
  const { width, height } = layout.slot;
  const middle = width / 2;
  const tear = `l${-height / 6} ${height / 4} ${height / 3} ${height / 4} ${-height / 3} ${height / 4} ${height / 6} ${height / 4}`;
  const turned = (degrees: number, x: number) =>
    `translate(${x} ${height}) rotate(${torn ? degrees : 0}) translate(${-x} ${-height})`;
  return (
    <>
      <g fill="var(--surface)" className={live ? tearing : undefined}>
        <path d={`M0 0H${middle}${tear}H0z`} transform={turned(-14, 0)} />
        <path d={`M${width} 0H${middle}${tear}H${width}z`} transform={turned(10, width)} />
      </g>
      {!torn && (
        <>
          <rect {...rect(0, 0, width, height)} fill="var(--surface)" stroke="var(--fg)" strokeWidth="3" />
          <DrawingText
            x={height * 0.3}
            y={height / 2 + layout.slotFontSize * halfCapHeight}
            fontSize={layout.slotFontSize}
            text={text}
          />
        </>
      )}
      {ticked && !torn && (
        <path
          d={`M${width - height * 0.75} ${height / 2}l${height * 0.16} ${height * 0.18} ${height * 0.3} ${-height * halfCapHeight}`}
          fill="none"
          stroke="var(--success)"
          strokeWidth={height / 9}
        />
      )}
    </>
  );
}

/** The delay lets a lost report first rise to the ceiling and fall back. */
const tearing = css`
  @media ${motionAllowed} {
    > path {
      transition: transform ${times.beat}ms ${2 * times.beat}ms;
    }
  }
`;
