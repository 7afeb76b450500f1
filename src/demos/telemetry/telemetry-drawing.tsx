import { gold } from "../../styles/tokens.ts";
import { animatedDrawing } from "../animated-shapes.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { DrawingText } from "../drawing-text.tsx";
import { DawnSheet } from "./dawn-sheet.tsx";
import { RadioMessage } from "./radio-message.tsx";
import { arriving, ServerReading, ServerSlot } from "./server-readings.tsx";
import { columnRect, layouts, readingPath, type Layout } from "./telemetry-layout.ts";
import { readingStates, hours, type ReadingState, type State } from "./telemetry-model.ts";
import { headline, hint, legend, serverLines } from "./telemetry-text.ts";

/** A night over the field: messages rise to the server or fall, and at dawn the sheet is printed. */
export function Drawing({ state: { lost }, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const readings = readingStates(lost);
  const stored = readings.flatMap((reading, hourIndex) =>
    reading.kind === "stored"
      ? [{ key: `${hours[hourIndex]} ${reading.by}`, hourIndex, by: reading.by }]
      : [],
  );
  const live = change !== undefined;
  return (
    <g fontWeight="820" className={live ? animatedDrawing : undefined}>
      <rect {...layout.sky} />
      <DrawingText {...layout.headline} fill="var(--surface)" text={headline({ lost })} />
      <Server readings={readings} layout={layout} />
      <Ground width={size.width} layout={layout} />
      <DawnSheet lost={lost} layout={layout} />
      {!layout.narrow && (
        <>
          <Probe />
          <DrawingText x={109} y={429} fontSize={layout.smallFontSize} fill="var(--surface)" text={hint} />
        </>
      )}
      {hours.map((name, hourIndex) => (
        <RadioMessage key={name} hourIndex={hourIndex} lost={lost[hourIndex]!} layout={layout} />
      ))}
      {!layout.narrow &&
        stored.map(({ key, hourIndex, by }) => (
          <path
            key={key}
            className={live ? arriving : undefined}
            d={readingPath(hourIndex, by, layout)}
            stroke={by === hourIndex ? gold : "var(--sunken)"}
            strokeWidth="6"
          />
        ))}
      {stored.map(({ key, ...reading }) => (
        <ServerReading key={key} {...reading} layout={layout} live={live} />
      ))}
    </g>
  );
}

/** The server with its slots, and the meaning of the two colours. */
function Server({ readings, layout }: { readings: readonly ReadingState[]; layout: Layout }) {
  const { server, serverTitle, narrow } = layout;
  return (
    <>
      <rect {...server} fill="var(--link)" />
      {serverLines(narrow).map((text, index) => (
        <DrawingText
          key={text}
          x={serverTitle.x}
          y={serverTitle.y + index * serverTitle.lineHeight}
          fontSize={serverTitle.fontSize}
          fill="var(--surface)"
          text={text}
        />
      ))}
      {[
        { fill: gold, text: legend.measured, ...layout.legend.measured },
        { fill: "var(--sunken)", text: legend.repeated, ...layout.legend.repeated },
      ].map(({ text, x, y, fill }) => (
        <g key={text} fill={fill}>
          {layout.legend.hasSquares && <path d={`M${x - 17} ${y - 12}h13v13h-13z`} />}
          <DrawingText x={x} y={y} fontSize={layout.legend.fontSize} text={text} />
        </g>
      ))}
      {hours.map((name, hourIndex) => (
        <ServerSlot key={name} hourIndex={hourIndex} reading={readings[hourIndex]!} layout={layout} />
      ))}
    </>
  );
}

/** A strip of ground below each row of messages, with a sprout between neighbours. */
function Ground({ width, layout }: { width: number; layout: Layout }) {
  const { ground, columns } = layout;
  return (
    <g fill="var(--success)">
      {hours.map((name, hourIndex) => {
        const { x, y } = columnRect(hourIndex, layout);
        const isFirst = hourIndex % columns === 0;
        return (
          <path
            key={name}
            d={isFirst ? `M0 0H${width}V${ground.height}H0z` : sprout}
            transform={`translate(${isFirst ? 0 : x} ${y + ground.y})`}
          />
        );
      })}
    </g>
  );
}

/** A path around the point where the sprout leaves the ground. */
const sprout = "M-2 2V-12Q-17-11-18-26Q-3-27 0-14Q1-33 17-32Q17-16 2-15V2z";

/** The probe, which stands in the ground and sends. */
function Probe() {
  return (
    <g transform="translate(48 318)" fill="none" stroke="var(--surface)" strokeWidth="4">
      <path d="M-14 -16a20 20 0 0 1 28 0M-24 -27a34 34 0 0 1 48 0" />
      <path d="M0 20V122" strokeWidth="12" />
      <path d="M-26 62h52M-26 96h52" />
      <path d="M0 -8v30" strokeWidth="36" />
      <path d="M0 62h.1M0 96h.1" stroke={gold} strokeWidth="22" strokeLinecap="round" />
      <path d="M0 7h.1" stroke="var(--fg)" strokeWidth="11" strokeLinecap="round" />
    </g>
  );
}
