import { gold } from "../../styles/tokens.ts";
import type { Change, DrawingProps } from "../demo-definition.ts";
import { draggable, type Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf } from "../svg-geometry.ts";
import { DeviceMarks } from "./device-marks.tsx";
import { FallenDevices } from "./fallen-devices.tsx";
import { FleetTiles } from "./fleet-tiles.tsx";
import { RingBorders } from "./ring-borders.tsx";
import { RingHandle } from "./ring-handle.tsx";
import { deviceAt, gridRect, layouts, middleOfDevice, type Layout } from "./rollout-layout.ts";
import { countDevices, rollOut, type DeviceState, type State } from "./rollout-model.ts";
import { countTexts, headline, hint } from "./rollout-text.ts";

/**
 * The fleet as a grid of devices in the order of the rings. Those that need a visit fall out of it onto a
 * heap.
 */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const rollout = rollOut(state);
  const { rings, devices } = rollout;
  const fallen = devices.flatMap((device, index) => (device === "bricked" ? index : []));
  return (
    <g fontWeight="820">
      <rect {...layout.background} />
      <DrawingText {...layout.headline} fill="var(--surface)" text={headline(state)} />
      <Fleet state={state} devices={devices} layout={layout} change={change} />
      <RingBorders rings={rings} layout={layout} live={change !== undefined} />
      <DrawingText {...layout.hint} fill={layout.narrow ? "var(--fg)" : "var(--surface)"} text={hint} />
      <RingHandle firstRingPercent={state.firstRingPercent} layout={layout} change={change} />
      <Counts rollout={rollout} layout={layout} />
      <FallenDevices devices={fallen} layout={layout} />
      <FleetTiles secondSlot={state.secondSlot} layout={layout} />
    </g>
  );
}

interface FleetProps {
  state: State;
  devices: readonly DeviceState[];
  layout: Layout;
  change: Change<State> | undefined;
}

/** All devices. Those that the visitor draws over fail. */
function Fleet({ state, devices, layout, change }: FleetProps) {
  const { grid, crossWidth } = layout;
  const { forcedFailures } = state;
  const middles = devices.map((_, device) => middleOfDevice(device, layout));
  const marksOf = (...states: DeviceState[]) => ({
    middles: middles.filter((_, device) => states.includes(devices[device]!)),
    size: grid.markSize,
    crossWidth,
  });
  const failDevice =
    change &&
    (({ point }: Drag) => {
      const device = deviceAt(point, layout);
      if (device === undefined || forcedFailures.has(device)) return;
      change({ forcedFailures: new Set(forcedFailures).add(device) });
    });
  return (
    <g {...draggable(failDevice, "crosshair")}>
      <rect {...gridRect(layout)} />
      {/* A device that has rolled back runs the old firmware again. */}
      <DeviceMarks state="waiting" {...marksOf("waiting", "rolledBack")} />
      <DeviceMarks state="updated" {...marksOf("updated")} />
      <DeviceMarks state="rolledBack" {...marksOf("rolledBack")} size={grid.spacing} />
      <DeviceMarks state="bricked" {...marksOf("bricked")} />
      <path
        d={middles
          .filter((_, device) => devices[device] === "waiting" && forcedFailures.has(device))
          .map(({ x, y }) => `M${x - 2} ${y}h4`)
          .join("")}
        stroke="var(--surface)"
        strokeWidth="4"
      />
    </g>
  );
}

interface CountsProps {
  rollout: ReturnType<typeof rollOut>;
  layout: Layout;
}

/**
 * How many devices need a visit, or have rolled back if none does; how many run the new firmware, and how
 * many the old.
 */
function Counts({ rollout: { devices, bricked, rolledBack }, layout }: CountsProps) {
  const { counts, countText, crossWidth, heap, narrow } = layout;
  const allRolledBack = bricked === 0 && rolledBack > 0;
  const texts = countTexts(allRolledBack, narrow);
  return (
    <>
      {[
        {
          area: counts.bricked,
          fill: "var(--fg)",
          color: "var(--surface)",
          number: allRolledBack ? rolledBack : bricked,
          text: texts.bricked,
        },
        {
          area: counts.updated,
          fill: gold,
          color: "var(--fg)",
          number: countDevices(devices, "updated"),
          text: texts.updated,
        },
        {
          area: counts.waiting,
          fill: "var(--link)",
          color: "var(--surface)",
          number: countDevices(devices, "waiting"),
          text: texts.waiting,
        },
      ].map(({ area, fill, color, number, text }) => (
        <g key={fill} transform={`translate(${area.x} ${area.y})`} fill={color}>
          <rect {...rect(0, 0, area.width, area.height)} fill={fill} />
          <DrawingText x={countText.x} {...countText.number} text={String(number)} />
          <DrawingText x={countText.x} {...countText.text} text={text} />
        </g>
      ))}
      {allRolledBack && (
        <DeviceMarks
          state="rolledBack"
          middles={[{ x: heap.middle, y: middleOf(counts.bricked).y }]}
          size={3 * heap.size}
          crossWidth={crossWidth}
        />
      )}
    </>
  );
}
