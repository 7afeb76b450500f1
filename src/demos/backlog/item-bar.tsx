import { css } from "@linaria/core";
import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect } from "../svg-geometry.ts";
import { backlog, fundedWeeks } from "./backlog-items.ts";
import { weekScale, type Layout } from "./backlog-layout.ts";
import type { ScheduledItem } from "./backlog-model.ts";

interface Props {
  scheduled: ScheduledItem;
  /** Whether the first week is a test. */
  tested: boolean;
  layout: Layout;
  className: string | undefined;
}

/**
 * The bar of an item's weeks, with a tick if its risk is settled and a question mark if not. If the money
 * ends before the risk is settled, the bar falls over its edge.
 */
export function ItemBar({ scheduled, tested, layout, className }: Props) {
  const { item, startWeek, endWeek, settledWeek } = scheduled;
  const { bar, fall, markSize } = layout;
  const x = weekScale(layout);
  const [width, week] = [x(endWeek) - x(startWeek), x(1) - x(0)];
  // A test settles the risk in the first week, so its tick is there.
  const middle = tested && settledWeek ? markSize * 0.55 : width / 2;
  const base = bar.y + bar.height / 2;
  const shape = rect(0, bar.y, width, bar.height);
  const risky = backlog[item].risk > 0;
  const unpaid = endWeek > fundedWeeks;
  const falls = unpaid && risky && !settledWeek;
  // A bar turns about the point where the money ends, or about its own start if that is beyond it.
  const pivot = Math.max(0, x(fundedWeeks) - x(startWeek));
  const color = settledWeek ? "var(--link)" : "var(--accent)";
  const plain = unpaid ? "var(--control)" : "var(--surface)";
  return (
    <g className={className} transform={`translate(${x(startWeek)} 0)`} pointerEvents="none">
      <g
        className={className && falls ? falling : className}
        transform={`translate(${pivot} ${base + (falls ? fall.drop : 0)}) rotate(${falls ? fall.angle : 0}) translate(${-pivot} ${-base})`}
      >
        <rect {...shape} fill={risky ? color : plain} stroke="var(--fg)" strokeWidth="2" />
        {tested && settledWeek && <rect {...shape} width={week} />}
        {risky &&
          (settledWeek ? (
            <path
              d={`M${middle - markSize * 0.32} ${base}l${markSize * 0.24} ${markSize * 0.26} ${markSize * 0.42} ${-markSize * 0.54}`}
              fill="none"
              stroke="var(--surface)"
              strokeWidth={markSize / 6}
            />
          ) : (
            <DrawingText
              x={middle}
              y={base + markSize * halfCapHeight}
              fontSize={markSize}
              anchor="middle"
              fill="var(--surface)"
              text="?"
            />
          ))}
      </g>
    </g>
  );
}

/** The bar falls after it has moved to its week. */
const falling = css`
  @media ${motionAllowed} {
    transition: transform ${2 * times.beat}ms ease-in ${2 * times.beat}ms;
  }
`;
