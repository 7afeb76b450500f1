import { box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { SvgText } from "../svg-text.tsx";
import { draggable } from "../draggable.ts";
import { DeviceMarks } from "./device-mark.tsx";
import { borderBefore, deviceAt, fieldOf, placeOf } from "./rollout-layout.ts";
import { count, fleetSize, rollOut, type Mark, type Ring, type State } from "./rollout-model.ts";

const marksInOrder: Mark[] = ["waiting", "updated", "back", "dead"];

/** The fleet as a sheet of stamps, ring after ring; below it how many are in which state. */
export function Drawing({ state, canvas: { narrow }, change }: DrawingProps<State>) {
  const { rings, marks } = rollOut(state);
  const places = marks.map((mark, device) => ({ mark, ...placeOf(device, narrow) }));
  const painted = state.painted ?? new Set();

  const paint =
    change &&
    ((place: { x: number; y: number }) => {
      const device = deviceAt(place, narrow);
      if (device === undefined || painted.has(device)) return;
      change({ painted: new Set(painted).add(device) });
    });

  return (
    <>
      <g {...draggable(paint, "crosshair")}>
        <Sheet narrow={narrow} />
        {marksInOrder.map((mark) => (
          <DeviceMarks
            key={mark}
            mark={mark}
            places={places.filter((place) => place.mark === mark)}
            size={fieldOf(narrow).mark}
          />
        ))}
        <path
          d={places
            .filter(({ mark }, device) => mark === "waiting" && painted.has(device))
            .map(({ x, y }) => `M${x - 2} ${y}h4`)
            .join("")}
          stroke="var(--accent)"
          strokeWidth="4"
        />
      </g>
      {rings.slice(1).map(({ from }, index) => {
        const halted = rings[index]!.phase === "halted";
        const border = {
          stroke: halted ? "var(--accent)" : "var(--ink)",
          strokeWidth: halted ? (narrow ? 3.5 : 5) : 2,
        };
        return <path key={from} d={borderBefore(from, narrow)} fill="none" {...border} />;
      })}
      {labelsOf(rings, narrow).map((label) => (
        <SvgText key={label.text} {...label} bold />
      ))}
      <Counts marks={marks} narrow={narrow} />
    </>
  );
}

/** Its perforation runs between the devices. */
function Sheet({ narrow }: { narrow: boolean }) {
  const { x, y, pitch, line } = fieldOf(narrow);
  const [columns, rows] = narrow ? [line, fleetSize / line] : [fleetSize / line, line];
  const [width, height] = [columns * pitch, rows * pitch];
  const upright = Array.from({ length: columns - 1 }, (_, at) => `M${x + (at + 1) * pitch} ${y}v${height}`);
  const level = Array.from({ length: rows - 1 }, (_, at) => `M${x} ${y + (at + 1) * pitch}h${width}`);
  return (
    <>
      <rect {...box(x, y, width, height)} fill="var(--sunken)" />
      <path
        d={[...upright, ...level].join("")}
        stroke="var(--surface)"
        strokeWidth={narrow ? 1.6 : 2.4}
        strokeLinecap="round"
        strokeDasharray={`0 ${pitch / 4}`}
      />
    </>
  );
}

/** Beside the middle of each ring, or as near as the label before it allows; with its size where there is room. */
function labelsOf(rings: Ring[], narrow: boolean): { text: string; x: number; y: number }[] {
  let taken = 0;
  return rings.map(({ from, size }, index) => {
    const name = rings.length === 1 ? "All" : `Ring ${index + 1}`;
    const [first, last] = [placeOf(from, narrow), placeOf(from + size - 1, narrow)];
    const text = narrow || last.x - first.x < 90 ? name : `${name}: ${size}`;
    const half = narrow ? 8 : text.length * 4 + 2;
    const middle = narrow ? (first.y + last.y) / 2 : (first.x + last.x) / 2;
    const start = Math.max(taken, middle - half);
    taken = start + 2 * half;
    return { text, x: narrow ? 0 : start, y: narrow ? start + 13 : 15 };
  });
}

const counted: { mark: Mark; wide: string; narrow: string }[] = [
  { mark: "waiting", wide: "on the old firmware", narrow: "old" },
  { mark: "updated", wide: "run the new one", narrow: "new" },
  { mark: "back", wide: "rolled back", narrow: "went back" },
  { mark: "dead", wide: "need a visit", narrow: "need a visit" },
];

function Counts({ marks, narrow }: { marks: Mark[]; narrow: boolean }) {
  return counted.map(({ mark, wide, narrow: short }, index) => {
    const x = index * (narrow ? 80 : 195);
    const y = narrow ? 232 : 348;
    const number = count(marks, mark);
    return (
      <g key={mark}>
        <DeviceMarks mark={mark} places={[{ x: x + 9, y: y - 10 }]} size={14} />
        <SvgText
          x={x + 24}
          y={y}
          fontFamily="var(--display)"
          fontSize="32"
          fontWeight="820"
          fill={mark === "dead" && number > 0 ? "var(--accent)" : "var(--ink)"}
          text={number}
        />
        <SvgText x={x} y={y + 24} text={narrow ? short : wide} />
      </g>
    );
  });
}
