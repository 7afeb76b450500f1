import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { gold } from "../../styles/tokens.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Word } from "../word.tsx";
import { columnBox, layoutOf, wayOf } from "./telemetry-layout.ts";
import { Message } from "./radio-message.tsx";
import { readingStates, hours, type State } from "./telemetry-model.ts";
import { arriving, Reading, Slot } from "./server-readings.tsx";
import { Sheet } from "./dawn-sheet.tsx";
import { headline } from "./telemetry-text.ts";

/** A night over the field: messages rise to the server or fall, and at dawn the sheet is printed. */
export function Drawing({ state: { lost }, canvas, change }: DrawingProps<State>) {
  const layout = layoutOf(canvas);
  const { sky, shelf, shelfTitle, narrow, columns, ground, small } = layout;
  const readings = readingStates(lost);
  return (
    <g fontWeight="820" className={change && settling}>
      <rect {...sky} />
      <Word {...layout.headline} fill="var(--surface)" text={headline({ lost })} />
      <rect {...shelf} fill="var(--link)" />
      {(narrow ? ["On the server"] : ["On the", "server"]).map((text, index) => (
        <Word
          key={text}
          x={shelfTitle.x}
          y={shelfTitle.y + index * shelfTitle.line}
          fontSize={shelfTitle.fontSize}
          fill="var(--surface)"
          text={text}
        />
      ))}
      {[
        { fill: gold, text: "measured", x: narrow ? 160 : 16, y: narrow ? 59 : 224 },
        { fill: "var(--sunken)", text: "repeated", x: narrow ? 254 : 16, y: narrow ? 59 : 258 },
      ].map(({ text, x, y, ...ink }) => (
        <g key={text} {...ink}>
          {narrow && <path d={`M${x - 17} ${y - 12}h13v13h-13z`} />}
          <Word x={x} y={y} fontSize={narrow ? 17 : small} text={text} />
        </g>
      ))}
      {hours.map((name, hour) => (
        <Slot key={name} hour={hour} reading={readings[hour]!} layout={layout} />
      ))}
      <g fill="var(--success)">
        {hours.map((name, hour) => {
          const { x, y } = columnBox(hour, layout);
          const isFirst = hour % columns === 0;
          return (
            <path
              key={name}
              d={isFirst ? `M0 0H${canvas.width}V${ground.height}H0z` : sprout}
              transform={`translate(${isFirst ? 0 : x} ${y + ground.y})`}
            />
          );
        })}
      </g>
      <Sheet lost={lost} layout={layout} />
      {!narrow && (
        <>
          <Probe />
          <Word
            x={109}
            y={429}
            fontSize={small}
            fill="var(--surface)"
            text="Press a message to lose it, or to let it through."
          />
        </>
      )}
      {hours.map((name, hour) => (
        <Message key={name} hour={hour} lost={lost[hour]!} layout={layout} />
      ))}
      {!narrow &&
        readings.map(
          (reading, hour) =>
            reading.kind === "stored" && (
              <path
                key={`${hours[hour]} ${reading.by}`}
                className={change && arriving}
                d={wayOf(hour, reading.by, layout)}
                stroke={reading.by === hour ? gold : "var(--sunken)"}
                strokeWidth="6"
              />
            ),
        )}
      {readings.map(
        (reading, hour) =>
          reading.kind === "stored" && (
            <Reading
              key={`${hours[hour]} ${reading.by}`}
              hour={hour}
              by={reading.by}
              layout={layout}
              isLive={change !== undefined}
            />
          ),
      )}
    </g>
  );
}

/** It grows between the messages, in the colour of the ground. */
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
      <path d="M0 7h.1" stroke="var(--ink)" strokeWidth="11" strokeLinecap="round" />
    </g>
  );
}

/** Messages rise and fall, and the sheet changes its colour. */
const settling = css`
  @media ${motionAllowed} {
    :is(rect, path, g) {
      transition: all calc(3 * var(--t-panel)) var(--ease);
    }
  }
`;
