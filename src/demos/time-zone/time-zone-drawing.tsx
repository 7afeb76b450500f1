import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { gold } from "../../styles/tokens.ts";
import { formatTime } from "../../time/time-zone.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf } from "../svg-geometry.ts";
import { Tag } from "../tag.tsx";
import { DeviceClock } from "./device-clock.tsx";
import { PeakChart } from "./peak-chart.tsx";
import { layouts, type Layout } from "./time-zone-layout.ts";
import { minutesAt, timesOf, type State } from "./time-zone-model.ts";
import { formatStored, panelLines, panelTitles, tagTexts } from "./time-zone-text.ts";

/** Device, server and chart as three flat panels; the letter between the first two carries the time. */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const live = change !== undefined;
  return (
    <g fontWeight="820">
      <Panels state={state} layout={layout} />
      <ServerTable stored={timesOf(state).stored} layout={layout} />
      <g fill="none" strokeWidth="5">
        <path d={layout.arrowPaths.from} stroke="var(--fg)" />
        <path d={layout.arrowPaths.to} stroke="var(--surface)" />
      </g>
      <DeviceClock
        {...layout.clock}
        minutes={state.minutes}
        onTurn={change && ((angle) => change({ minutes: minutesAt(angle, state.minutes) }))}
      />
      <Letter minutes={state.minutes} layout={layout} />
      <Tags state={state} layout={layout} live={live} />
      <PeakChart state={state} layout={layout} live={live} />
    </g>
  );
}

interface PanelsProps {
  state: State;
  layout: Layout;
}

/** The three panels with their titles, each with a line that says what it does. */
function Panels({ state, layout }: PanelsProps) {
  const { device, server, chart, margin, title, text, remark } = layout;
  const { agreed } = state;
  const right = server.x + server.width - margin;
  const lines = panelLines(state, layout.narrow);
  return (
    <>
      <rect {...device} fill={gold} />
      <rect {...server} fill="var(--link)" />
      <rect {...chart} fill="var(--sunken)" />
      <path
        d={layout.holes}
        fill="none"
        stroke="var(--line)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 20"
      />
      <DrawingText x={margin} {...title} text={panelTitles.device} />
      <DrawingText x={margin} {...text} text={lines.device} />
      <DrawingText x={right} {...title} anchor="end" fill="var(--surface)" text={panelTitles.server} />
      <DrawingText x={right} {...text} anchor="end" fill="var(--surface)" text={lines.server} />
      <DrawingText
        x={chart.x + margin}
        y={chart.y + title.y}
        fontSize={title.fontSize}
        text={panelTitles.chart}
      />
      <DrawingText
        x={chart.x + remark.x}
        y={chart.y + remark.y}
        fontSize={text.fontSize}
        fill={agreed ? "var(--success)" : "var(--error)"}
        text={lines.chart}
      />
    </>
  );
}

/** The server's table, with the time as it is stored, in minutes of the day in UTC. */
function ServerTable({ stored, layout: { rows } }: { stored: number; layout: Layout }) {
  return Array.from({ length: rows.count }, (_, index) => {
    const area = { ...rows.area, y: rows.area.y + index * (rows.area.height + rows.gap) };
    const middle = middleOf(area);
    return index === rows.stored ? (
      <g key={index}>
        <rect {...area} fill={gold} />
        <DrawingText
          x={middle.x}
          y={middle.y + rows.fontSize * halfCapHeight}
          fontSize={rows.fontSize}
          anchor="middle"
          text={formatStored(stored)}
        />
      </g>
    ) : (
      <g key={index}>
        <rect {...area} fill="var(--surface)" />
        <rect {...rect(area.x + 16, middle.y - 4, area.width * 0.44, 8)} fill="var(--line)" />
      </g>
    );
  });
}

/** The letter with the time that the device sends. */
function Letter({ minutes, layout: { letter } }: { minutes: number; layout: Layout }) {
  const { x, y, width, height } = letter.area;
  const middle = middleOf(letter.area).x;
  return (
    <>
      <g stroke="var(--fg)" strokeWidth="4" fill="var(--surface)">
        <rect {...letter.area} />
        <path d={`M${x} ${y}L${middle} ${y + height * 0.42}L${x + width} ${y}`} />
      </g>
      <DrawingText
        x={middle}
        y={y + height - 10}
        fontSize={letter.fontSize}
        anchor="middle"
        text={formatTime(minutes)}
      />
    </>
  );
}

interface TagsProps {
  state: State;
  layout: Layout;
  live: boolean;
}

/** What both sides say, and the question between them. */
function Tags({ state, layout: { tag, zoneTag }, live }: TagsProps) {
  const { agreed } = state;
  const lands = agreed && live;
  const texts = tagTexts(state);
  return (
    <>
      <Tag
        at={tag.device}
        turn={-5}
        fontSize={tag.fontSize}
        fill={gold}
        color="var(--fg)"
        text={texts.side}
        lands={lands}
      />
      <Tag
        at={tag.server}
        turn={4}
        fontSize={tag.fontSize}
        fill="var(--link)"
        color="var(--surface)"
        text={texts.side}
        lands={lands}
      />
      <Tag
        {...zoneTag}
        turn={-6}
        fill={agreed ? "var(--success)" : "var(--accent)"}
        color="var(--surface)"
        bare
        text={texts.zone}
        lands={lands}
      />
    </>
  );
}
