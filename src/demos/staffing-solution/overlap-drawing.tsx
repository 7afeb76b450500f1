import { company } from "../../content/company.ts";
import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { halo } from "../halo.ts";
import { Label } from "../label.tsx";
import { linear } from "../linear.ts";
import {
  cityOf,
  clock,
  daysOf,
  onOurClock,
  shared,
  sharedSeasons,
  type Hours,
  type State,
} from "./overlap-model.ts";
import { callOf, describeDay, shortHours } from "./overlap-text.ts";

const barHeight = 28;
const rowHeight = 64;
const firstRow = 48;

/** One of the seasons for each time between the two clocks: they have a row each. */
function differingSeasons(state: State) {
  const seasons = sharedSeasons(state);
  return seasons.filter(
    ({ ahead }, index) => seasons.findIndex((season) => season.ahead === ahead) === index,
  );
}

/** Both days on the visitor's clock, and below the hours in common through the year. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const yearHeight = 148;
  return (
    <>
      <WorkingDays state={state} canvas={{ ...canvas, height: canvas.height - yearHeight }} />
      <YearStrip state={state} canvas={canvas} top={canvas.height - yearHeight} />
    </>
  );
}

/** Both days on the visitor's clock, once for each time of the year. */
export function WorkingDays({ state, canvas: { narrow, width, height } }: DrawingProps<State>) {
  const x = linear([0, 1440], [1, width - 1]);
  const bottom = height - 34;
  const { yours, ours } = daysOf(state);
  const differing = differingSeasons(state);
  const call = callOf(state);
  return (
    <>
      <Ruler x={x} step={narrow ? 6 : 3} bottom={bottom} />
      <text {...halo} y={firstRow - 7}>
        Your day in <tspan fontWeight="600">{cityOf(state.zone)}</tspan>
      </text>
      <Day x={x} y={firstRow} hours={yours} fill="var(--sunken)" stroke="var(--ink)" />
      {differing.map(({ ahead, from, minutes }, index) => {
        const y = firstRow + rowHeight * (index + 1);
        const theirs = onOurClock(ours, ahead);
        return (
          <g key={ahead}>
            <text {...halo} y={y - 7}>
              Our day in <tspan fontWeight="600">{company.place.town}</tspan>
              {differing.length > 1 && (index === 0 ? " in January" : ` from ${describeDay(from, narrow)}`)}
            </text>
            <Label
              {...halo}
              x={width}
              y={y - 7}
              textAnchor="end"
              bold
              text={`${shortHours(minutes)} shared`}
            />
            {theirs.map((part) => (
              <Day key={part.start} x={x} y={y} hours={part} fill="var(--surface)" stroke="var(--link)" />
            ))}
            {shared([yours], theirs).map((part) => (
              <Day key={part.start} x={x} y={y} hours={part} fill="var(--link)" stroke="var(--link)" />
            ))}
          </g>
        );
      })}
      {call !== undefined && <Call x={x(call)} width={width} at={clock(call)} bottom={bottom} />}
    </>
  );
}

interface DayProps {
  x: (minutes: number) => number;
  y: number;
  hours: Hours;
  fill: string;
  stroke: string;
}

function Day({ x, y, hours: { start, end }, fill, stroke }: DayProps) {
  return (
    <rect {...box(x(start), y, x(end) - x(start), barHeight)} fill={fill} stroke={stroke} strokeWidth="2" />
  );
}

function Ruler({ x, step, bottom }: { x: DayProps["x"]; step: number; bottom: number }) {
  const hours = Array.from({ length: 24 / step + 1 }, (_, index) => index * step);
  return (
    <g fontFamily="var(--mono)" fontSize="13" fill="var(--muted)">
      {hours.map((hour) => (
        <g key={hour}>
          <path d={`M${x(hour * 60)} 22V${bottom}`} stroke="var(--line)" />
          <Label
            x={x(hour * 60)}
            y={14}
            textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
            text={String(hour).padStart(2, "0")}
          />
        </g>
      ))}
    </g>
  );
}

function Call({ x, width, at, bottom }: { x: number; width: number; at: string; bottom: number }) {
  const left = x > width / 2;
  return (
    <g fill="var(--accent)">
      <path d={`M${x} 22V${bottom + 12}`} stroke="var(--accent)" strokeWidth="2" strokeDasharray="6 4" />
      <circle cx={x} cy={bottom + 14} r="5" />
      <Label
        x={left ? x - 12 : x + 12}
        y={bottom + 19}
        textAnchor={left ? "end" : "start"}
        bold
        text={`standing call ${at}`}
      />
    </g>
  );
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const depth = 84;

/** The shared hours as steps through the year, with the days on which a clock changes. */
function YearStrip({ state, canvas, top }: DrawingProps<State> & { top: number }) {
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
