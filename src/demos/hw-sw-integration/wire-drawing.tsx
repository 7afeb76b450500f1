import type { Canvas } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { SvgText } from "../svg-text.tsx";
import { formatCount } from "../format.ts";
import { WireFrame } from "./wire-frame.tsx";
import { frameLength, receive, type Reception, type State } from "./wire-model.ts";
import { WireScope } from "./wire-scope.tsx";
import { compareReading, hexOfCrc } from "./wire-text.ts";

/** The value at the probe and on the screen, the bytes of the frame, the levels of one of them, and the checks. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const reception = receive(state);
  return (
    <>
      <Readings {...reception} canvas={canvas} />
      <WireScope {...reception} canvas={canvas} />
      <WireFrame {...reception} canvas={canvas} />
      <Checks {...reception} canvas={canvas} />
    </>
  );
}

/** The value at the probe and on the screen, which keeps the value before while a frame is refused. */
function Readings({ canvas: { narrow, width }, ...reception }: Reception & { canvas: Canvas }) {
  const { name, measured, arrived, wrong } = compareReading(reception);
  const refused = reception.nextStep !== "accept";
  const y = narrow ? 48 : 60;
  const figure = { y, fontFamily: "var(--display)", fontSize: narrow ? 32 : 46, fontWeight: 820 };
  const [start, end] = narrow ? [150, 182] : [210, 550];
  const returnArrow = refused ? `M${end - 8} ${y - 4}H${start}m7-7l-7 7l7 7` : "";
  return (
    <>
      <SvgText y="14" text={`${name}, as measured`} />
      <SvgText {...figure} text={measured} />
      <path
        d={`M${start} ${y - (refused ? 20 : 14)}H${refused ? end - 8 : end}m-7-7l7 7l-7 7${returnArrow}`}
        fill="none"
        stroke="var(--link)"
        strokeWidth="3.5"
      />
      {refused && <path d={`M${end} ${y - 35}v44`} stroke="var(--accent)" strokeWidth="6" />}
      <g textAnchor="end">
        <SvgText x={width} y="14" text={refused ? "screen, as before" : "on the screen"} />
        <SvgText
          x={width}
          {...figure}
          fill={wrong && !refused ? "var(--error)" : "var(--ink)"}
          text={refused ? measured : arrived}
        />
      </g>
    </>
  );
}

function Checks({ canvas: { narrow, width }, ...reception }: Reception & { canvas: Canvas }) {
  const { checked } = reception;
  return describeChecks(reception).map(({ name, holds, text }, index) => {
    const x = narrow ? 0 : index * 260;
    const y = narrow ? 484 + index * 25 : 396;
    const textPosition = narrow ? { x: width, y } : { x, y: y + 22 };
    const mark = !checked ? "h12" : holds ? "l4 5 8-11" : "m1-5l10 10m0-10l-10 10";
    return (
      <g key={name} fill={checked ? "var(--ink)" : "var(--muted)"}>
        <path
          d={`M${x + 2} ${y - 6}${mark}`}
          fill="none"
          stroke={!checked ? "var(--control)" : holds ? "var(--success)" : "var(--accent)"}
          strokeWidth="3"
        />
        <SvgText x={x + 22} y={y} bold text={name} />
        <SvgText
          {...textPosition}
          textAnchor={narrow ? "end" : "start"}
          text={checked ? text : "not checked"}
        />
      </g>
    );
  });
}

function describeChecks({ checks, arrivals }: Reception) {
  const { promised, lengthHolds, oddParity, crc } = checks;
  const matches = crc.computed === crc.received;
  const computed = hexOfCrc(crc.computed);
  return [
    {
      name: "Length",
      holds: lengthHolds,
      text: lengthHolds
        ? `${frameLength} bytes, as promised`
        : `${arrivals.length} bytes came, ${promised} promised`,
    },
    {
      name: "Parity",
      holds: oddParity.length === 0,
      text: oddParity.length > 0 ? `odd in ${formatCount(oddParity.length, "byte")}` : "even in every byte",
    },
    {
      name: "CRC",
      holds: matches,
      text: matches ? `${computed}, as computed` : `${computed} computed, ${hexOfCrc(crc.received)} came`,
    },
  ];
}
