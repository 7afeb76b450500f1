import { box } from "../canvas.ts";
import { Label } from "../label.tsx";
import type { DrawingProps } from "../define-demo.tsx";
import { linear } from "../linear.ts";
import { sharedSeasons, type State } from "./overlap-model.ts";
import { describeDay, shortHours } from "./overlap-text.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const depth = 84;

/** The shared hours as steps through the year, with the days on which a clock changes. */
export function YearStrip({ state, canvas, top }: DrawingProps<State> & { top: number }) {
  const { narrow, width } = canvas;
  const seasons = sharedSeasons(state);
  const days = seasons.at(-1)!.until;
  const x = linear([0, days], [1, width - 1]);
  const base = top + 20 + depth;
  const most = Math.max(60, ...seasons.map(({ minutes }) => minutes));
  return (
    <g>
      <Label y={top + 8} bold text="Shared hours through the year" />
      {seasons.map(({ from, until, minutes }, index) => {
        const height = (minutes / most) * (depth - 10);
        return (
          <g key={from}>
            <rect
              {...box(x(from), base - height, x(until) - x(from), height)}
              fill="var(--sunken)"
              stroke="var(--link)"
              strokeWidth="2"
            />
            <Label
              x={(x(from) + x(until)) / 2}
              y={base - 8}
              textAnchor="middle"
              text={until - from > 25 ? shortHours(minutes) : ""}
            />
            {index > 0 && (
              <Label
                x={x(from) + (from > days / 2 ? -6 : 6)}
                y={base - depth + 12}
                textAnchor={from > days / 2 ? "end" : "start"}
                fontSize="14"
                text={describeDay(from, narrow)}
              />
            )}
          </g>
        );
      })}
      <path d={`M0 ${base}h${width}`} stroke="var(--ink)" strokeWidth="2" />
      <g fontFamily="var(--mono)" fontSize="13" fill="var(--muted)">
        {months.map((month, index) => (
          <Label
            key={month}
            x={((index + 0.5) / 12) * width}
            y={base + 20}
            textAnchor="middle"
            text={narrow ? month[0]! : month}
          />
        ))}
      </g>
    </g>
  );
}
