import { Drawing } from "../drawing.tsx";
import { company } from "../../content/company.ts";
import {
  cityOf,
  clock,
  lengthOf,
  onOurClock,
  seasonsOf,
  shared,
  standingCall,
  type Hours,
  type Season,
} from "./overlap-model.ts";
import { dayName, hoursShown, thisYear } from "./overlap-words.ts";
import { YearStrip } from "./year-strip.tsx";

interface Props {
  zone: string;
  yours: Hours;
  ours: Hours;
  seasons: Season[];
  narrow: boolean;
  /** Without it, the two days alone. */
  year?: boolean;
}

/** As the demonstration begins, for whoever is in London. */
export const firstHours = { yours: { start: 540, end: 1020 }, ours: { start: 570, end: 1110 } };

const london = "Europe/London";

function inLondon() {
  return { ...firstHours, zone: london, seasons: seasonsOf(thisYear, london, company.place.timeZone) };
}

export function OverlapStill({ narrow }: { narrow: boolean }) {
  return <OverlapDrawing {...inLondon()} narrow={narrow} />;
}

/** For /about: the two days alone. */
export function ClocksStill({ narrow }: { narrow: boolean }) {
  return <OverlapDrawing {...inLondon()} narrow={narrow} year={false} />;
}

/** Lets the lines of the ruler pass behind the letters. */
const label = { stroke: "var(--surface)", strokeWidth: 6, paintOrder: "stroke" };

const barHeight = 28;
const rowHeight = 64;
const firstRow = 48;

/** Both days on the visitor's clock, once for each time of the year, and below the hours in common through the year. */
export function OverlapDrawing({ zone, yours, ours, seasons, narrow, year = true }: Props) {
  const width = narrow ? 340 : 760;
  const x = (minutes: number) => (minutes / 1440) * (width - 2) + 1;
  const differing = seasons.filter(
    ({ ahead }, index) => seasons.findIndex((s) => s.ahead === ahead) === index,
  );
  const yearTop = firstRow + rowHeight * (differing.length + 1) + 22;
  const call = standingCall(yours, ours, seasons);
  return (
    <Drawing width={width} height={year ? yearTop + 148 : yearTop}>
      <Ruler x={x} step={narrow ? 6 : 3} bottom={yearTop - 34} />
      <text {...label} y={firstRow - 7}>
        Your day in <tspan fontWeight="600">{cityOf(zone)}</tspan>
      </text>
      <Bar x={x} y={firstRow} hours={yours} fill="var(--sunken)" stroke="var(--ink)" />
      {differing.map(({ ahead, from }, index) => {
        const y = firstRow + rowHeight * (index + 1);
        const theirs = onOurClock(ours, ahead);
        const common = shared([yours], theirs);
        return (
          <g key={ahead}>
            <text {...label} y={y - 7}>
              Our day in <tspan fontWeight="600">{company.place.town}</tspan>
              {differing.length > 1 && (index === 0 ? " in January" : ` from ${dayName(from, narrow)}`)}
            </text>
            <text {...label} x={width} y={y - 7} textAnchor="end" fontWeight="600">
              {hoursShown(lengthOf(common))} shared
            </text>
            {theirs.map((part) => (
              <Bar key={part.start} x={x} y={y} hours={part} fill="var(--surface)" stroke="var(--link)" />
            ))}
            {common.map((part) => (
              <Bar key={part.start} x={x} y={y} hours={part} fill="var(--link)" stroke="var(--link)" />
            ))}
          </g>
        );
      })}
      {call !== undefined && <Call x={x(call)} width={width} at={clock(call)} bottom={yearTop - 34} />}
      {year && (
        <YearStrip
          top={yearTop}
          width={width}
          seasons={seasons.map((season) => ({
            ...season,
            minutes: lengthOf(shared([yours], onOurClock(ours, season.ahead))),
          }))}
          narrow={narrow}
        />
      )}
    </Drawing>
  );
}

interface BarProps {
  x: (minutes: number) => number;
  y: number;
  hours: Hours;
  fill: string;
  stroke: string;
}

function Bar({ x, y, hours: { start, end }, fill, stroke }: BarProps) {
  return (
    <rect
      x={x(start)}
      y={y}
      width={x(end) - x(start)}
      height={barHeight}
      fill={fill}
      stroke={stroke}
      strokeWidth="2"
    />
  );
}

function Ruler({ x, step, bottom }: { x: BarProps["x"]; step: number; bottom: number }) {
  const hours = Array.from({ length: 24 / step + 1 }, (_, index) => index * step);
  return (
    <g fontFamily="var(--mono)" fontSize="13" fill="var(--muted)">
      {hours.map((hour) => (
        <g key={hour}>
          <path d={`M${x(hour * 60)} 22V${bottom}`} stroke="var(--line)" />
          <text x={x(hour * 60)} y="14" textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}>
            {String(hour).padStart(2, "0")}
          </text>
        </g>
      ))}
    </g>
  );
}

function Call({ x, width, at, bottom }: { x: number; width: number; at: string; bottom: number }) {
  const side = x > width / 2 ? "end" : "start";
  return (
    <g fill="var(--accent)">
      <path d={`M${x} 22V${bottom + 12}`} stroke="var(--accent)" strokeWidth="2" strokeDasharray="6 4" />
      <circle cx={x} cy={bottom + 14} r="5" />
      <text x={side === "end" ? x - 12 : x + 12} y={bottom + 19} textAnchor={side} fontWeight="600">
        standing call {at}
      </text>
    </g>
  );
}
