import { company } from "../../content/company.ts";
import { cityOf, clock } from "../../content/time-zone.ts";
import { box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { DragHandle } from "../drag-handle.tsx";
import { textOutline } from "../text-outline.ts";
import { SvgText } from "../svg-text.tsx";
import { linearScale } from "../linear-scale.ts";
import {
  bounds,
  daysOf,
  minutesADay,
  onOurClock,
  planOf,
  seasonsIn,
  sharedAllYear,
  type Hours,
  type State,
} from "./overlap-model.ts";
import { describeStart, sharedHours } from "./overlap-text.ts";

/** Where the bars of both days lie, and below them the first card of a session. */
const layouts = {
  wide: { yours: 58, ours: 164, bar: 54, card: box(0, 266, 184, 104) },
  narrow: { yours: 50, ours: 124, bar: 38, card: box(0, 192, 79, 78) },
};
const gap = 8;
const span = (start: number, end: number) => `${clock(start)}–${clock(end)}`;

/** Both days on the visitor's clock; their ends can be dragged. What they share leads to the sessions that it has room for. */
export function Drawing({ state, canvas: { narrow, width }, change }: DrawingProps<State>) {
  const x = linearScale([0, minutesADay], [1, width - 1]);
  const { yours, ours } = daysOf(state);
  const [first, other, last] = seasonsIn(state);
  const { ahead } = first!;
  const theirs = onOurClock(ours, ahead);
  const rows = layouts[narrow ? "narrow" : "wide"];
  const sum = `${sharedHours(state)}${narrow ? "" : " shared"}`;

  /** Each beside the end of a day, so that it covers nothing of it; `shift` is what its hour has on its own clock. */
  const handles = [
    { name: "yourStart", row: rows.yours, at: yours.start, side: -7, shift: 0 },
    { name: "yourEnd", row: rows.yours, at: yours.end, side: 7, shift: 0 },
    { name: "ourStart", row: rows.ours, at: theirs.at(-1)!.start, side: -7, shift: ahead },
    { name: "ourStart", row: rows.ours, at: theirs[0]!.end, side: 7, shift: ahead - ours.end + ours.start },
  ] as const;
  const drag = ({ name, side, shift }: (typeof handles)[number]) =>
    change &&
    ((place: { x: number }) => {
      const minutes = linearScale([1, width - 1], [0, minutesADay])(place.x - side) + shift;
      const within = (minutes + 2 * minutesADay) % minutesADay;
      const { min, max } = bounds[name];
      change({ [name]: Math.min(max, Math.max(min, Math.round(within / 30) * 30)) });
    });

  const bar = ({ start, end }: Hours, y: number, inset = 0) =>
    box(x(start) + inset, y + inset, x(end) - x(start) - 2 * inset, rows.bar - 2 * inset);
  return (
    <>
      <g fontFamily="var(--mono)" fill="var(--muted)" textAnchor="middle">
        {(narrow ? [6, 12, 18] : [3, 6, 9, 12, 15, 18, 21]).map((hour) => (
          <g key={hour}>
            <path d={`M${x(hour * 60)} 22V${rows.ours + rows.bar + 8}`} stroke="var(--line)" />
            <SvgText x={x(hour * 60)} y={14} text={clock(hour * 60)} />
          </g>
        ))}
      </g>
      <text {...textOutline} y={rows.yours - 8}>
        Your day in <tspan fontWeight="600">{cityOf(state.zone)}</tspan>, {span(yours.start, yours.end)}
      </text>
      <text {...textOutline} y={rows.ours - 8}>
        Our day in <tspan fontWeight="600">{company.place.town}</tspan>, {span(ours.start, ours.end)} there
        {other &&
          !narrow &&
          `; dashed from ${describeStart(other)}${last ? ` to ${describeStart(last)}` : ""}`}
      </text>
      <g fill="var(--surface)" stroke="var(--ink)" strokeWidth="2">
        {other &&
          onOurClock(ours, other.ahead).map((part) => (
            <rect key={part.start} {...bar(part, rows.ours)} stroke="var(--link)" strokeDasharray="5 4" />
          ))}
        <rect {...bar(yours, rows.yours)} />
        {theirs.map((part) => (
          <rect key={part.start} {...bar(part, rows.ours)} stroke="var(--link)" />
        ))}
      </g>
      {[rows.yours, rows.ours].map((y) =>
        sharedAllYear(state).map((part) => (
          <rect key={`${y} ${part.start}`} {...bar(part, y, 1)} fill="var(--line)" />
        )),
      )}
      <SvgText {...textOutline} x={width} y={rows.ours - 8} textAnchor="end" bold text={sum} />
      {planOf(state).map(({ name, minutes, at }, index) => {
        const { y, width: across, height } = rows.card;
        const left = index * (across + gap);
        const middle = left + across / 2;
        const out = at === undefined && !state.note;
        const color = out ? "var(--error)" : at === undefined ? "var(--ink)" : "var(--link)";
        const time =
          at === undefined ? (out ? "no room" : "by note") : narrow ? clock(at) : span(at, at + minutes);
        return (
          <g key={name} fill={color} textAnchor="middle">
            {at !== undefined && (
              <>
                {[rows.yours, rows.ours].map((row) => (
                  <rect key={row} {...bar({ start: at, end: at + minutes }, row, 1)} />
                ))}
                <path
                  d={`M${x(at + minutes / 2)} ${rows.ours + rows.bar}C${x(at + minutes / 2)} ${y - 6} ${middle} ${y - 24} ${middle} ${y}`}
                  fill="none"
                  stroke={color}
                  strokeWidth="2"
                />
              </>
            )}
            <rect
              {...box(left + 1, y, across - 2, height - 1)}
              fill={out ? "none" : "var(--sunken)"}
              stroke={color}
              strokeWidth="2"
              strokeDasharray={out ? "5 4" : undefined}
            />
            {[name, `${minutes}\u00a0min`, time].map((line, place) => (
              <SvgText
                key={line}
                x={middle}
                y={y + height * (0.29 + 0.27 * place)}
                bold={place !== 1}
                fill={place < 2 ? "var(--ink)" : color}
                text={line}
              />
            ))}
          </g>
        );
      })}
      {handles.map((handle) => (
        <DragHandle
          key={`${handle.name}${handle.side}`}
          x={Math.min(width - 8, Math.max(8, x(handle.at) + handle.side))}
          y={handle.row - 3}
          height={rows.bar + 6}
          onDrag={drag(handle)}
        />
      ))}
    </>
  );
}
