import { box, type Canvas } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { WireFrame } from "./wire-frame.tsx";
import { frameLength, receive, type Reception, type State, type Step } from "./wire-model.ts";
import { WireScope } from "./wire-scope.tsx";
import { hexOfCrc } from "./wire-text.ts";

/** The frame, one of its bytes as levels on the wire, and what the driver makes of it. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const reception = receive(state);
  return (
    <>
      <WireScope {...reception} canvas={canvas} />
      <WireFrame {...reception} canvas={canvas} />
      <Checks {...reception} canvas={canvas} />
      <NextStep next={reception.verdict.next} canvas={canvas} />
    </>
  );
}

const gap = 20;
const columnOf = ({ width }: Canvas) => (width - 2 * gap) / 3;

function Checks({ canvas, ...reception }: Reception & { canvas: Canvas }) {
  const { narrow, width } = canvas;
  return checksOf(reception).map(({ name, holds, text }, index) => {
    const x = narrow ? 0 : index * (columnOf(canvas) + gap);
    const y = narrow ? 534 + index * 26 : 346;
    const textPlace = narrow ? { x: width, y } : { x, y: y + 22 };
    return (
      <g key={name}>
        <path
          d={holds ? `M${x + 2} ${y - 6}l4 5 8-11` : `M${x + 3} ${y - 11}l10 10m0-10l-10 10`}
          fill="none"
          stroke={holds ? "var(--success)" : "var(--accent)"}
          strokeWidth="3"
        />
        <Label x={x + 22} y={y} bold text={name} />
        <Label {...textPlace} textAnchor={narrow ? "end" : "start"} text={text} />
      </g>
    );
  });
}

const steps: { step: Step; title: string; text: string }[] = [
  { step: "accept", title: "Accept", text: "show the values" },
  { step: "discard", title: "Discard", text: "ask again after 200 ms" },
  { step: "wait", title: "Wait for silence", text: "2.0 ms, then discard" },
];

/** The three ways that the driver can go, and the one it goes. */
function NextStep({ next, canvas }: { next: Step; canvas: Canvas }) {
  const { narrow, width, height } = canvas;
  const column = columnOf(canvas);
  return steps.map(({ step, title, text }, index) => {
    const { x, y, ...size } = narrow
      ? box(1, height - 145 + index * 49, width - 2, 44)
      : box(1 + index * (column + gap), height - 61, column - 2, 60);
    const color = step === "accept" ? "var(--success)" : "var(--accent)";
    const chosen = step === next;
    const look = chosen
      ? { fill: color, stroke: color, strokeWidth: 2 }
      : { fill: "var(--surface)", stroke: "var(--control)", strokeWidth: 1.5, strokeDasharray: "4 4" };
    const textPlace = narrow ? { x: x + size.width - 14, y: y + 28 } : { x: x + 14, y: y + 47 };
    return (
      <g key={step} fill={chosen ? "var(--surface)" : "var(--muted)"}>
        <rect x={x} y={y} {...size} {...look} />
        <Label x={x + 14} y={y + (narrow ? 28 : 25)} fontSize="17" bold text={title} />
        <Label {...textPlace} textAnchor={narrow ? "end" : "start"} text={text} />
      </g>
    );
  });
}

function checksOf({ verdict, arrivals }: Reception) {
  const { promised, lengthHolds, oddParity, crc } = verdict;
  const matches = crc.computed === crc.received;
  const computed = hexOfCrc(crc.computed);
  const count = arrivals.length;
  return [
    {
      name: "Length",
      holds: lengthHolds,
      text: lengthHolds ? `${frameLength} bytes, as promised` : `${count} bytes came, ${promised} promised`,
    },
    { name: "Parity", holds: oddParity.length === 0, text: describeParity(oddParity) },
    {
      name: "CRC",
      holds: matches,
      text: matches ? `${computed}, as computed` : `${computed} computed, ${hexOfCrc(crc.received)} came`,
    },
  ];
}

function describeParity([first, ...others]: number[]): string {
  if (first === undefined) return "even in every byte";
  return others.length === 0 ? `odd in byte ${first}` : `odd in ${others.length + 1} bytes`;
}
