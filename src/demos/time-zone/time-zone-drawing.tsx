import { cityOf, clock } from "../../content/time-zone.ts";
import { gold } from "../../styles/tokens.ts";
import { box, middleOf } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { animatedShapes } from "../animated-shapes.ts";
import { DeviceClock } from "./device-clock.tsx";
import { PeakChart } from "./peak-chart.tsx";
import { Tag } from "../tag.tsx";
import { Word } from "../word.tsx";
import { follow, minutesAt, type State } from "./time-zone-model.ts";
import { duration, offsetText } from "./time-zone-text.ts";

const layouts = {
  wide: {
    device: box(0, 0, 315, 372),
    server: box(343, 0, 315, 372),
    chart: box(686, 0, 314, 372),
    holes: "M329 0V372M672 0V372",
    margin: 28,
    title: { fontSize: 42, y: 56 },
    text: { fontSize: 22, y: 88 },
    clock: { x: 122, y: 210, radius: 88 },
    rows: { box: box(448, 122, 182, 36), gap: 9, count: 4, stored: 2 },
    stored: 22,
    letter: { box: box(264, 158, 130, 88), fontSize: 34 },
    arrows: { from: "M212 210H258", to: "M400 210H434M422 198l12 12-12 12" },
    noBug: { device: [124, 336], server: [552, 336], fontSize: 23 },
    zone: { at: [329, 272], fontSize: 25 },
  },
  narrow: {
    device: box(0, 0, 192, 246),
    server: box(208, 0, 192, 246),
    chart: box(0, 262, 400, 198),
    holes: "M200 0V246M0 254H400",
    margin: 14,
    title: { fontSize: 31, y: 38 },
    text: { fontSize: 19, y: 62 },
    clock: { x: 66, y: 136, radius: 48 },
    rows: { box: box(276, 84, 110, 26), gap: 8, count: 3, stored: 1 },
    stored: 19,
    letter: { box: box(150, 94, 100, 66), fontSize: 27 },
    arrows: { from: "M124 128H146", to: "M253 128H268M260 119l9 9-9 9" },
    noBug: { device: [66, 218], server: [334, 218], fontSize: 19 },
    zone: { at: [200, 184], fontSize: 19 },
  },
} as const;

/** Device, server and chart as three flat panels; the letter between the first two carries the time. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const layout = layouts[canvas.narrow ? "narrow" : "wide"];
  const { device, server, chart, margin, title, text, rows, letter, arrows, noBug, zone } = layout;
  const { offset, stored, slip } = follow(state);
  const { agreed } = state;
  const right = server.x + server.width - margin;
  const bottom = letter.box.y + letter.box.height;
  const middle = middleOf(letter.box).x;
  const lands = agreed && change !== undefined;
  const verdict = agreed ? "AGREED" : "NO BUG";
  // On a phone the chart's second line is beside its title.
  const remark = canvas.narrow ? { x: margin + 76, y: title.y } : { x: margin, y: text.y };
  return (
    <g fontWeight="820">
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
      <Word x={margin} {...title} text="Device" />
      <Word x={margin} {...text} text={deviceLine(state, canvas.narrow)} />
      <Word x={right} {...title} anchor="end" fill="var(--surface)" text="Server" />
      <Word
        x={right}
        {...text}
        anchor="end"
        fill="var(--surface)"
        text={agreed ? "converts it to UTC" : "stores it as UTC"}
      />
      <Word x={chart.x + margin} y={chart.y + title.y} fontSize={title.fontSize} text="Chart" />
      <Word
        x={chart.x + remark.x}
        y={chart.y + remark.y}
        fontSize={text.fontSize}
        fill={agreed ? "var(--success)" : "var(--error)"}
        text={chartLine(slip, agreed)}
      />

      {Array.from({ length: rows.count }, (_, index) => {
        const y = rows.box.y + index * (rows.box.height + rows.gap);
        const row = { ...rows.box, y };
        return index === rows.stored ? (
          <g key={index}>
            <rect {...row} fill={gold} />
            <Word
              x={middleOf(row).x}
              y={middleOf(row).y + layout.stored * 0.36}
              fontSize={layout.stored}
              anchor="middle"
              text={`${clock(stored)} UTC`}
            />
          </g>
        ) : (
          <g key={index}>
            <rect {...row} fill="var(--surface)" />
            <rect {...box(row.x + 16, middleOf(row).y - 4, row.width * 0.44, 8)} fill="var(--line)" />
          </g>
        );
      })}

      <g fill="none" strokeWidth="5">
        <path d={arrows.from} stroke="var(--ink)" />
        <path d={arrows.to} stroke="var(--surface)" />
      </g>
      <DeviceClock
        {...layout.clock}
        minutes={state.minutes}
        onTurn={change && ((angle) => change({ minutes: minutesAt(angle, state.minutes) }))}
      />
      <g stroke="var(--ink)" strokeWidth="4" fill="var(--surface)">
        <rect {...letter.box} />
        <path
          d={`M${letter.box.x} ${letter.box.y}L${middle} ${letter.box.y + letter.box.height * 0.42}L${letter.box.x + letter.box.width} ${letter.box.y}`}
        />
      </g>
      <Word
        x={middle}
        y={bottom - 10}
        fontSize={letter.fontSize}
        anchor="middle"
        text={clock(state.minutes)}
      />

      <Tag
        at={noBug.device}
        turn={-5}
        fontSize={noBug.fontSize}
        fill={gold}
        ink="var(--ink)"
        text={verdict}
        lands={lands}
      />
      <Tag
        at={noBug.server}
        turn={4}
        fontSize={noBug.fontSize}
        fill="var(--link)"
        ink="var(--surface)"
        text={verdict}
        lands={lands}
      />
      <Tag
        at={zone.at}
        turn={-6}
        fontSize={zone.fontSize}
        fill={agreed ? "var(--success)" : "var(--accent)"}
        ink="var(--surface)"
        bare
        text={agreed ? `ZONE ${offsetText(offset)}` : "WHICH ZONE?"}
        lands={lands}
      />
      <PeakChart state={state} area={chart} narrow={canvas.narrow} className={change && animatedShapes} />
    </g>
  );
}

function deviceLine({ zone, agreed }: State, narrow: boolean): string {
  if (agreed) return narrow ? "sends its zone too" : "sends time and zone";
  return narrow ? `in ${cityOf(zone)}` : `in ${cityOf(zone)}, local time`;
}

function chartLine(slip: number, agreed: boolean): string {
  if (slip !== 0) return `is off by ${duration(slip)}`;
  return agreed ? "is right" : "is right, until spring";
}
