import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { DeviceMarks } from "./device-mark.tsx";
import { chanceOfHalt } from "./ring-odds.ts";
import { borderBefore, fieldOf, placeOf } from "./rollout-layout.ts";
import { count, rollOut, type Mark, type Ring, type State } from "./rollout-model.ts";
import { describeChance } from "./rollout-text.ts";

const marksInOrder: Mark[] = ["waiting", "updating", "updated", "back", "dead"];

/** Every device of the fleet, ring after ring; below it how many are in which state, and what each ring reported. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const { narrow } = canvas;
  const { rings, marks } = rollOut(state, state.run, state.step);
  const places = marks.map((mark, device) => ({ mark, ...placeOf(device, narrow) }));
  return (
    <>
      {marksInOrder.map((mark) => (
        <DeviceMarks
          key={mark}
          mark={mark}
          places={places.filter((place) => place.mark === mark)}
          size={fieldOf(narrow).mark}
        />
      ))}
      {rings.map((ring, index) => (
        <g key={ring.from}>
          {index > 0 && (
            <path
              d={borderBefore(ring.from, narrow)}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={narrow ? 1.5 : 2}
            />
          )}
          <Label {...numeralAt(index, rings, narrow)} bold text={index + 1} />
        </g>
      ))}
      <Counts marks={marks} narrow={narrow} />
      <RingList state={state} rings={rings} canvas={canvas} />
    </>
  );
}

/** Beside the ring's first line, or as near as the numeral before it allows. */
function numeralAt(index: number, rings: Ring[], narrow: boolean): { x: number; y: number } {
  const room = narrow ? 17 : 19;
  let at = -room;
  for (const { from } of rings.slice(0, index + 1)) {
    const place = placeOf(from, narrow);
    at = Math.max(at + room, narrow ? place.y + 5 : place.x - 5);
  }
  return narrow ? { x: 2, y: Math.max(at, 12) } : { x: at, y: 14 };
}

const counted: { mark: Mark; label: string }[] = [
  { mark: "waiting", label: "on the old firmware" },
  { mark: "updated", label: "run the new one" },
  { mark: "back", label: "went back unaided" },
  { mark: "dead", label: "need a visit" },
];

function Counts({ marks, narrow }: { marks: Mark[]; narrow: boolean }) {
  const column = narrow ? 170 : 195;
  return counted.map(({ mark, label }, index) => {
    const x = narrow ? (index % 2) * column : index * column;
    const y = narrow ? (index < 2 ? 380 : 446) : 366;
    const number = count(marks, mark) + (mark === "waiting" ? count(marks, "updating") : 0);
    return (
      <g key={mark}>
        <DeviceMarks mark={mark} places={[{ x: x + 9, y: y - 10 }]} size={14} />
        <Label
          x={x + 26}
          y={y}
          fontFamily="var(--display)"
          fontSize="34"
          fontWeight="820"
          fill={mark === "dead" && number > 0 ? "var(--accent)" : "var(--ink)"}
          text={number}
        />
        <Label x={x} y={y + 24} text={label} />
      </g>
    );
  });
}

/** The report of each ring, and how often a ring of its size halts an update that fails at this rate. */
function RingList({ state, canvas, rings }: DrawingProps<State> & { rings: Ring[] }) {
  const { narrow, width, height } = canvas;
  const column = narrow ? width : (width - 60) / 4;
  return rings.map((ring, index) => {
    const x = narrow ? 0 : index * (column + 20);
    const y = narrow ? height - 218 + index * 54 : height - 82;
    const halted = ring.phase === "halted";
    const odds = describeChance(chanceOfHalt(ring.size, state));
    const report = narrow ? { x: column, y: y + 23 } : { x, y: y + 46 };
    return (
      <g key={ring.from}>
        <path
          d={`M${x} ${y}h${column}`}
          stroke={halted ? "var(--accent)" : "var(--ink)"}
          strokeWidth={halted ? 6 : 2}
          strokeDasharray={ring.phase === "waiting" ? "4 4" : undefined}
        />
        <Label x={x} y={y + 23} bold text={`Ring ${index + 1}: ${ring.size}`} />
        <Label
          {...report}
          textAnchor={narrow ? "end" : "start"}
          bold={halted}
          text={describeRing(ring, rings)}
        />
        <Label
          x={x}
          y={narrow ? y + 43 : y + 69}
          fill="var(--muted)"
          text={index === rings.length - 1 ? "no ring left to halt" : `chance to halt: ${odds}`}
        />
      </g>
    );
  });
}

function describeRing({ phase, failed }: Ring, rings: Ring[]): string {
  if (phase === "waiting") return rings.some((ring) => ring.phase === "halted") ? "never started" : "waits";
  if (phase === "updating") return "updating";
  return phase === "halted" ? `${failed} failed: halt` : `${failed} failed`;
}
