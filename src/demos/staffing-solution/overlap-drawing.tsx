import { company } from "../../content/company.ts";
import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Grip } from "../grip.tsx";
import { halo } from "../halo.ts";
import { Label } from "../label.tsx";
import { linear } from "../linear.ts";
import {
  bounds,
  cityOf,
  clock,
  daysOf,
  minutesADay,
  onOurClock,
  shared,
  sharedSeasons,
  standingCall,
  type Hours,
  type State,
} from "./overlap-model.ts";
import { describeDay, shortHours } from "./overlap-text.ts";

const barHeight = 38;
const gripAt = (y: number) => ({ y: y - 3, height: barHeight + 6 });
const firstRow = 56;
/** Room for the standing call below the days. */
const foot = 34;

/** Both days on the visitor's clock, once for each time of the year; their ends can be dragged. */
export function Drawing({ state, canvas: { narrow, width, height }, change }: DrawingProps<State>) {
  const x = linear([0, minutesADay], [1, width - 1]);
  const bottom = height - foot;
  const { yours, ours } = daysOf(state);
  // One for each time between the two clocks: they have a row each.
  const differing = sharedSeasons(state).filter(
    ({ ahead }, index, seasons) => seasons.findIndex((season) => season.ahead === ahead) === index,
  );
  const pitch = (bottom - firstRow) / (differing.length + 1);
  const call = standingCall(state);

  /** Moves one of the hours to where the pointer is; `shift` is what lies between the two. */
  const drag = (name: keyof typeof bounds, shift = 0) =>
    change &&
    ((place: { x: number }) => {
      const minutes = linear([1, width - 1], [0, minutesADay])(place.x) + shift;
      const within = (minutes + 2 * minutesADay) % minutesADay;
      const { min, max } = bounds[name];
      change({ [name]: Math.min(max, Math.max(min, Math.round(within / 30) * 30)) });
    });

  return (
    <>
      <Ruler x={x} step={narrow ? 6 : 3} bottom={bottom} />
      <text {...halo} y={firstRow - 9}>
        Your day in <tspan fontWeight="600">{cityOf(state.zone)}</tspan>
      </text>
      <Day x={x} y={firstRow} hours={yours} fill="var(--sunken)" stroke="var(--ink)" />
      <Grip at={x(yours.start)} {...gripAt(firstRow)} onDrag={drag("yourStart")} />
      <Grip at={x(yours.end)} {...gripAt(firstRow)} onDrag={drag("yourEnd")} />
      {differing.map(({ ahead, from, minutes }, index) => {
        const y = firstRow + pitch * (index + 1);
        const theirs = onOurClock(ours, ahead);
        return (
          <g key={ahead}>
            <text {...halo} y={y - 9}>
              Our day in <tspan fontWeight="600">{company.place.town}</tspan>
              {differing.length > 1 && (index === 0 ? " in January" : ` from ${describeDay(from, narrow)}`)}
            </text>
            <text {...halo} x={width} y={y - 9} textAnchor="end" fontWeight="600">
              {minutes === 0 ? "nothing" : shortHours(minutes)} shared
            </text>
            {theirs.map((part) => (
              <Day key={part.start} x={x} y={y} hours={part} fill="var(--surface)" stroke="var(--link)" />
            ))}
            {shared([yours], theirs).map((part) => (
              <Day key={part.start} x={x} y={y} hours={part} fill="var(--link)" stroke="var(--link)" />
            ))}
            <Grip at={x(theirs.at(-1)!.start)} {...gripAt(y)} onDrag={drag("ourStart", ahead)} />
            <Grip
              at={x(theirs[0]!.end)}
              {...gripAt(y)}
              onDrag={drag("ourStart", ahead - ours.end + ours.start)}
            />
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
    <g fill="var(--accent)" pointerEvents="none">
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
