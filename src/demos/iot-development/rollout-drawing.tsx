import { box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { SvgText } from "../svg-text.tsx";
import { draggable } from "../draggable.ts";
import { DeviceMarks } from "./device-mark.tsx";
import { borderBefore, deviceAt, gridOf, middleOfDevice } from "./rollout-layout.ts";
import { countMarks, fleetSize, rollOut, type Mark, type Ring, type State } from "./rollout-model.ts";

const marksInOrder: Mark[] = ["waiting", "updated", "back", "dead"];

/** The fleet as a grid of devices in the order of the rings, and below it how many are in each state. */
export function Drawing({ state, canvas: { narrow }, change }: DrawingProps<State>) {
  const { rings, marks } = rollOut(state);
  const devices = marks.map((mark, device) => ({ mark, ...middleOfDevice(device, narrow) }));
  const markedDevices = state.markedDevices ?? new Set();

  const markDevice =
    change &&
    ((place: { x: number; y: number }) => {
      const device = deviceAt(place, narrow);
      if (device === undefined || markedDevices.has(device)) return;
      change({ markedDevices: new Set(markedDevices).add(device) });
    });

  return (
    <>
      <g {...draggable(markDevice, "crosshair")}>
        <FleetGrid narrow={narrow} />
        {marksInOrder.map((mark) => (
          <DeviceMarks
            key={mark}
            mark={mark}
            places={devices.filter((device) => device.mark === mark)}
            size={gridOf(narrow).markSize}
          />
        ))}
        <path
          d={devices
            .filter(({ mark }, device) => mark === "waiting" && markedDevices.has(device))
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

/** The background of the grid, with dotted lines between the devices that look like the perforation of stamps. */
function FleetGrid({ narrow }: { narrow: boolean }) {
  const { x, y, spacing, devicesPerLine } = gridOf(narrow);
  const [columns, rows] = narrow
    ? [devicesPerLine, fleetSize / devicesPerLine]
    : [fleetSize / devicesPerLine, devicesPerLine];
  const [width, height] = [columns * spacing, rows * spacing];
  const verticalLines = Array.from(
    { length: columns - 1 },
    (_, at) => `M${x + (at + 1) * spacing} ${y}v${height}`,
  );
  const horizontalLines = Array.from(
    { length: rows - 1 },
    (_, at) => `M${x} ${y + (at + 1) * spacing}h${width}`,
  );
  return (
    <>
      <rect {...box(x, y, width, height)} fill="var(--sunken)" />
      <path
        d={[...verticalLines, ...horizontalLines].join("")}
        stroke="var(--surface)"
        strokeWidth={narrow ? 1.6 : 2.4}
        strokeLinecap="round"
        strokeDasharray={`0 ${spacing / 4}`}
      />
    </>
  );
}

/** Returns a label for the middle of each ring, or as near to it as the label before allows, with the size if there is room. */
function labelsOf(rings: Ring[], narrow: boolean): { text: string; x: number; y: number }[] {
  let labelEnd = 0;
  return rings.map(({ from, size }, index) => {
    const name = rings.length === 1 ? "All" : `Ring ${index + 1}`;
    const [first, last] = [middleOfDevice(from, narrow), middleOfDevice(from + size - 1, narrow)];
    const text = narrow || last.x - first.x < 90 ? name : `${name}: ${size}`;
    const half = narrow ? 8 : text.length * 4 + 2;
    const middle = narrow ? (first.y + last.y) / 2 : (first.x + last.x) / 2;
    const start = Math.max(labelEnd, middle - half);
    labelEnd = start + 2 * half;
    return { text, x: narrow ? 0 : start, y: narrow ? start + 13 : 15 };
  });
}

const countLabels: { mark: Mark; wide: string; narrow: string }[] = [
  { mark: "waiting", wide: "on the old firmware", narrow: "old" },
  { mark: "updated", wide: "run the new one", narrow: "new" },
  { mark: "back", wide: "rolled back", narrow: "went back" },
  { mark: "dead", wide: "need a visit", narrow: "need a visit" },
];

function Counts({ marks, narrow }: { marks: Mark[]; narrow: boolean }) {
  return countLabels.map(({ mark, wide, narrow: short }, index) => {
    const x = index * (narrow ? 80 : 195);
    const y = narrow ? 232 : 348;
    const number = countMarks(marks, mark);
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
