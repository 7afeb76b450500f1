import type { ComponentProps } from "react";
import type { Order } from "./backlog.ts";
import { biggestSettledAt } from "./order-model.ts";

interface Props {
  /** With the look of each in the curve above. */
  lines: { name: string; order: Order; look: ComponentProps<"path"> }[];
  layout: { width: number; bars: number; row: number };
  cheapTests: boolean;
  narrow: boolean;
}

/** What each order has spent before the biggest doubt is settled; also the key to the curve. */
export function SpentBars({ lines, layout: { width, bars, row }, cheapTests, narrow }: Props) {
  const start = narrow ? 0 : 170;
  return (
    <>
      <text y={bars - 31} fontWeight="650">
        {narrow
          ? "Spent before the biggest doubt is settled"
          : "Of the budget, spent before the biggest doubt is settled"}
      </text>
      {lines.map(({ name, order, look }, index) => {
        const spent = biggestSettledAt(order, cheapTests);
        const base = bars + index * row;
        return (
          <g key={name}>
            <path d={`M0 ${base - 5}h36`} {...look} />
            <text x="46" y={base}>
              {name}
            </text>
            <rect
              x={start}
              y={narrow ? base + 8 : base - 13}
              width={Math.max(2, (spent / 100) * (width - start - 60))}
              height={narrow ? 12 : 16}
              fill={look.stroke}
            />
            <text x={width} y={base} textAnchor="end" fontWeight="650">
              {spent}%
            </text>
          </g>
        );
      })}
    </>
  );
}
