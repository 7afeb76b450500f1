import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import { draggable } from "../touch.ts";
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
          {rings.length > 1 && <Label {...numeralAt(index, rings, narrow)} bold text={index + 1} />}
        </g>
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

const counted: { mark: Mark; wide: string; narrow: string }[] = [
  { mark: "waiting", wide: "on the old firmware", narrow: "old" },
  { mark: "updated", wide: "run the new one", narrow: "new" },
  { mark: "back", wide: "went back unaided", narrow: "went back" },
  { mark: "dead", wide: "need a visit", narrow: "need a visit" },
];

function Counts({ marks, narrow }: { marks: Mark[]; narrow: boolean }) {
  return counted.map(({ mark, wide, narrow: short }, index) => {
    const x = index * (narrow ? 80 : 195);
    const y = narrow ? 252 : 348;
    const number = count(marks, mark);
    return (
      <g key={mark}>
        <DeviceMarks mark={mark} places={[{ x: x + 9, y: y - 10 }]} size={14} />
        <Label
          x={x + 24}
          y={y}
          fontFamily="var(--display)"
          fontSize="32"
          fontWeight="820"
          fill={mark === "dead" && number > 0 ? "var(--accent)" : "var(--ink)"}
          text={number}
        />
        <Label x={x} y={y + 24} text={narrow ? short : wide} />
      </g>
    );
  });
}
