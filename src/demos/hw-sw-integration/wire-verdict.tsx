import { Label } from "../label.tsx";
import type { Canvas } from "../canvas.ts";
import { frameLength, type Step, type Verdict } from "./wire-model.ts";
import { hexOfCrc } from "./wire-text.ts";

interface Props {
  verdict: Verdict;
  arrived: number;
  canvas: Canvas;
}

const steps: { step: Step; title: string; text: string }[] = [
  { step: "accept", title: "Accept", text: "show the values" },
  { step: "discard", title: "Discard", text: "ask again after 200 ms" },
  { step: "wait", title: "Wait for silence", text: "2.0 ms, then discard" },
];

/** What the driver checks, and which of three ways it goes. */
export function WireVerdict({ verdict, arrived, canvas }: Props) {
  const { narrow, width, height } = canvas;
  const column = (width - 40) / 3;
  const checks = checksOf(verdict, arrived);
  return (
    <>
      {checks.map(({ name, holds, text }, index) => {
        const x = narrow ? 0 : index * (column + 20);
        const y = narrow ? 534 + index * 26 : 346;
        return (
          <g key={name}>
            <path
              d={holds ? `M${x + 2} ${y - 6}l4 5 8-11` : `M${x + 3} ${y - 11}l10 10m0-10l-10 10`}
              fill="none"
              stroke={holds ? "var(--success)" : "var(--accent)"}
              strokeWidth="3"
            />
            <Label x={x + 22} y={y} bold text={name} />
            <Label
              x={narrow ? width : x}
              y={narrow ? y : y + 22}
              textAnchor={narrow ? "end" : "start"}
              text={text}
            />
          </g>
        );
      })}
      {steps.map(({ step, title, text }, index) => {
        const chosen = step === verdict.next;
        const box = narrow
          ? { x: 1, y: height - 145 + index * 49, width: width - 2, height: 44 }
          : { x: 1 + index * (column + 20), y: height - 61, width: column - 2, height: 60 };
        const fill = step === "accept" ? "var(--success)" : "var(--accent)";
        return (
          <g key={step} fill={chosen ? "var(--surface)" : "var(--muted)"}>
            <rect
              {...box}
              fill={chosen ? fill : "var(--surface)"}
              stroke={chosen ? fill : "var(--control)"}
              strokeWidth={chosen ? 2 : 1.5}
              strokeDasharray={chosen ? undefined : "4 4"}
            />
            <Label x={box.x + 14} y={box.y + (narrow ? 28 : 25)} fontSize="17" bold text={title} />
            <Label
              x={narrow ? box.x + box.width - 14 : box.x + 14}
              y={box.y + (narrow ? 28 : 47)}
              textAnchor={narrow ? "end" : "start"}
              text={text}
            />
          </g>
        );
      })}
    </>
  );
}

function checksOf({ promised, lengthHolds, oddParity, crc }: Verdict, arrived: number) {
  const matches = crc.computed === crc.received;
  return [
    {
      name: "Length",
      holds: lengthHolds,
      text: lengthHolds ? `${frameLength} bytes, as promised` : `${arrived} bytes came, ${promised} promised`,
    },
    {
      name: "Parity",
      holds: oddParity.length === 0,
      text:
        oddParity.length === 0
          ? "even in every byte"
          : oddParity.length === 1
            ? `odd in byte ${oddParity[0]}`
            : `odd in ${oddParity.length} bytes`,
    },
    {
      name: "CRC",
      holds: matches,
      text: matches
        ? `${hexOfCrc(crc.computed)}, as computed`
        : `${hexOfCrc(crc.computed)} computed, ${hexOfCrc(crc.received)} came`,
    },
  ];
}
