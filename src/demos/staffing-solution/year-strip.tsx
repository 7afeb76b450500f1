import type { Season } from "./overlap-model.ts";
import { dayName, hoursShown } from "./overlap-words.ts";

interface Props {
  top: number;
  width: number;
  seasons: (Season & { minutes: number })[];
  narrow: boolean;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const depth = 84;

/** The shared hours as steps through the year, with the days on which a clock changes. */
export function YearStrip({ top, width, seasons, narrow }: Props) {
  const days = seasons.at(-1)!.until;
  const x = (day: number) => (day / days) * (width - 2) + 1;
  const base = top + 20 + depth;
  const most = Math.max(60, ...seasons.map(({ minutes }) => minutes));
  return (
    <g>
      <text y={top + 8} fontWeight="600">
        Shared hours through the year
      </text>
      {seasons.map(({ from, until, minutes }, index) => {
        const height = (minutes / most) * (depth - 10);
        return (
          <g key={from}>
            <rect
              x={x(from)}
              y={base - height}
              width={x(until) - x(from)}
              height={height}
              fill="var(--sunken)"
              stroke="var(--link)"
              strokeWidth="2"
            />
            <text x={(x(from) + x(until)) / 2} y={base - 8} textAnchor="middle">
              {until - from > 25 ? hoursShown(minutes) : ""}
            </text>
            {index > 0 && (
              <text
                x={x(from) + (from > days / 2 ? -6 : 6)}
                y={base - depth + 12}
                textAnchor={from > days / 2 ? "end" : "start"}
                fontSize="14"
              >
                {dayName(from, narrow)}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${base}h${width}`} stroke="var(--ink)" strokeWidth="2" />
      <g fontFamily="var(--mono)" fontSize="13" fill="var(--muted)">
        {months.map((month, index) => (
          <text key={month} x={((index + 0.5) / 12) * width} y={base + 20} textAnchor="middle">
            {narrow ? month[0] : month}
          </text>
        ))}
      </g>
    </g>
  );
}
