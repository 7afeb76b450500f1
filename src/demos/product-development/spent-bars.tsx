import { Label } from "../label.tsx";
import type { ComponentProps } from "react";
import { box, type Canvas } from "../canvas.ts";
import type { Order } from "./backlog.ts";
import { biggestSettledAt } from "./order-model.ts";

interface Props {
  /** With the look of each in the curve above. */
  lines: { name: string; order: Order; look: ComponentProps<"path"> }[];
  cheapTests: boolean;
  canvas: Canvas;
}

/** What each order has spent before the biggest doubt is settled; also the key to the curve. */
export function SpentBars({ lines, cheapTests, canvas: { narrow, width } }: Props) {
  const { top, pitch, start } = narrow
    ? { top: 342, pitch: 46, start: 0 }
    : { top: 376, pitch: 38, start: 170 };
  return (
    <>
      <Label
        y={top - 31}
        bold
        text={
          narrow
            ? "Spent before the biggest doubt is settled"
            : "Of the budget, spent before the biggest doubt is settled"
        }
      />
      {lines.map(({ name, order, look }, index) => {
        const spent = biggestSettledAt(order, cheapTests);
        const base = top + index * pitch;
        return (
          <g key={name}>
            <path d={`M0 ${base - 5}h36`} {...look} />
            <Label x={46} y={base} text={name} />
            <rect
              {...box(
                start,
                narrow ? base + 8 : base - 13,
                Math.max(2, (spent / 100) * (width - start - 60)),
                narrow ? 12 : 16,
              )}

              fill={look.stroke}
            />
            <Label x={width} y={base} textAnchor="end" bold text={`${spent}%`} />
          </g>
        );
      })}
    </>
  );
}
