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
  minutesPerDay,
  toVisitorClock,
  planSessions,
  seasonsIn,
  sharedAllYear,
  type Hours,
  type State,
} from "./overlap-model.ts";
import { startMonth, sharedHours } from "./overlap-text.ts";

/** The upper ends of the bars of both days and their height, and the box of the first session's card. */
const layouts = {
  wide: { yours: 58, ours: 164, bar: 54, card: box(0, 266, 184, 104) },
  narrow: { yours: 50, ours: 124, bar: 38, card: box(0, 192, 79, 78) },
};
const cardGap = 8;
const timeSpan = (start: number, end: number) => `${clock(start)}–${clock(end)}`;

/** Both days on the visitor's clock, with handles at their ends, and the sessions that fit into the hours they share. */
export function Drawing({ state, canvas: { narrow, width }, change }: DrawingProps<State>) {
  const x = linearScale([0, minutesPerDay], [1, width - 1]);
  const { yours, ours } = daysOf(state);
  const [first, other, last] = seasonsIn(state);
  const { ahead } = first!;
  const oursOnVisitorClock = toVisitorClock(ours, ahead);
  const rows = layouts[narrow ? "narrow" : "wide"];
  const sharedText = `${sharedHours(state)}${narrow ? "" : " shared"}`;

  /**
   * The handles, each `offset` units beside the end of a day so that it covers nothing of it. `clockShift` are the minutes from
   * the time at the handle on the visitor's clock to the value that it sets.
   */
  const handles = [
    { name: "yourStart", row: rows.yours, at: yours.start, offset: -7, clockShift: 0 },
    { name: "yourEnd", row: rows.yours, at: yours.end, offset: 7, clockShift: 0 },
    { name: "ourStart", row: rows.ours, at: oursOnVisitorClock.at(-1)!.start, offset: -7, clockShift: ahead },
    {
      name: "ourStart",
      row: rows.ours,
      at: oursOnVisitorClock[0]!.end,
      offset: 7,
      clockShift: ahead - ours.end + ours.start,
    },
  ] as const;
  const drag = ({ name, offset, clockShift }: (typeof handles)[number]) =>
    change &&
    ((place: { x: number }) => {
      const minutes = linearScale([1, width - 1], [0, minutesPerDay])(place.x - offset) + clockShift;
      const minutesOfDay = (minutes + 2 * minutesPerDay) % minutesPerDay;
      const { min, max } = bounds[name];
      change({ [name]: Math.min(max, Math.max(min, Math.round(minutesOfDay / 30) * 30)) });
    });

  const barBox = ({ start, end }: Hours, y: number, inset = 0) =>
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
        Your day in <tspan fontWeight="600">{cityOf(state.zone)}</tspan>, {timeSpan(yours.start, yours.end)}
      </text>
      <text {...textOutline} y={rows.ours - 8}>
        Our day in <tspan fontWeight="600">{company.place.town}</tspan>, {timeSpan(ours.start, ours.end)}{" "}
        there
        {other && !narrow && `; dashed from ${startMonth(other)}${last ? ` to ${startMonth(last)}` : ""}`}
      </text>
      <g fill="var(--surface)" stroke="var(--ink)" strokeWidth="2">
        {other &&
          toVisitorClock(ours, other.ahead).map((part) => (
            <rect key={part.start} {...barBox(part, rows.ours)} stroke="var(--link)" strokeDasharray="5 4" />
          ))}
        <rect {...barBox(yours, rows.yours)} />
        {oursOnVisitorClock.map((part) => (
          <rect key={part.start} {...barBox(part, rows.ours)} stroke="var(--link)" />
        ))}
      </g>
      {[rows.yours, rows.ours].map((y) =>
        sharedAllYear(state).map((part) => (
          <rect key={`${y} ${part.start}`} {...barBox(part, y, 1)} fill="var(--line)" />
        )),
      )}
      <SvgText {...textOutline} x={width} y={rows.ours - 8} textAnchor="end" bold text={sharedText} />
      {planSessions(state).map(({ name, minutes, at }, index) => {
        const { y, width: cardWidth, height } = rows.card;
        const left = index * (cardWidth + cardGap);
        const middle = left + cardWidth / 2;
        const isUnplanned = at === undefined && !state.note;
        const color = isUnplanned ? "var(--error)" : at === undefined ? "var(--ink)" : "var(--link)";
        const time =
          at === undefined
            ? isUnplanned
              ? "no room"
              : "by note"
            : narrow
              ? clock(at)
              : timeSpan(at, at + minutes);
        return (
          <g key={name} fill={color} textAnchor="middle">
            {at !== undefined && (
              <>
                {[rows.yours, rows.ours].map((row) => (
                  <rect key={row} {...barBox({ start: at, end: at + minutes }, row, 1)} />
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
              {...box(left + 1, y, cardWidth - 2, height - 1)}
              fill={isUnplanned ? "none" : "var(--sunken)"}
              stroke={color}
              strokeWidth="2"
              strokeDasharray={isUnplanned ? "5 4" : undefined}
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
          key={`${handle.name}${handle.offset}`}
          x={Math.min(width - 8, Math.max(8, x(handle.at) + handle.offset))}
          y={handle.row - 3}
          height={rows.bar + 6}
          onDrag={drag(handle)}
        />
      ))}
    </>
  );
}
