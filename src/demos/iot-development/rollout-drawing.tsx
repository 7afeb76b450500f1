import { gold } from "../../styles/tokens.ts";
import { draggable } from "../draggable.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { box, middleOf } from "../svg-geometry.ts";
import { Word } from "../word.tsx";
import { DeviceMarks } from "./device-marks.tsx";
import { FallenDevices } from "./fallen-devices.tsx";
import { FleetTiles } from "./fleet-tiles.tsx";
import { RingBorders } from "./ring-borders.tsx";
import { deviceAt, gridBox, layoutOf, middleOfDevice } from "./rollout-layout.ts";
import { countMarks, rollOut, type Mark, type State } from "./rollout-model.ts";
import { headline } from "./rollout-text.ts";
import { RingHandle } from "./ring-handle.tsx";

/** The fleet as a grid of devices in the order of the rings. Those that need a visit fall out of it onto a heap. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { narrow } = canvas;
  const layout = layoutOf(canvas);
  const { grid, crossWidth, hint, count, fields } = layout;
  const { rings, marks } = rollOut(state);
  const devices = marks.map((mark, device) => ({ mark, ...middleOfDevice(device, layout) }));
  const markedDevices = state.markedDevices ?? new Set();
  const marksOf = (...kinds: Mark[]) => ({
    places: devices.filter(({ mark }) => kinds.includes(mark)),
    size: grid.markSize,
    crossWidth,
  });

  const markDevice =
    change &&
    ((place: { x: number; y: number }) => {
      const device = deviceAt(place, layout);
      if (device === undefined || markedDevices.has(device)) return;
      change({ markedDevices: new Set(markedDevices).add(device) });
    });

  const dead = countMarks(marks, "dead");
  const back = countMarks(marks, "back");
  const rolledBack = dead === 0 && back > 0;
  return (
    <g fontWeight="820">
      <rect {...layout.ground} />
      <Word {...layout.headline} fill="var(--surface)" text={headline(state)} />
      <g {...draggable(markDevice, "crosshair")}>
        <rect {...gridBox(layout)} />
        {/* A device that has rolled back runs the old firmware again. */}
        <DeviceMarks mark="waiting" {...marksOf("waiting", "back")} />
        <DeviceMarks mark="updated" {...marksOf("updated")} />
        <DeviceMarks mark="back" {...marksOf("back")} size={grid.spacing} />
        <DeviceMarks mark="dead" {...marksOf("dead")} />
        <path
          d={devices
            .filter(({ mark }, device) => mark === "waiting" && markedDevices.has(device))
            .map(({ x, y }) => `M${x - 2} ${y}h4`)
            .join("")}
          stroke="var(--surface)"
          strokeWidth="4"
        />
      </g>
      <RingBorders rings={rings} narrow={narrow} layout={layout} moves={change !== undefined} />
      <Word
        {...hint}
        fill={narrow ? "var(--ink)" : "var(--surface)"}
        text="Draw on it: what you touch fails"
      />
      <RingHandle firstRing={state.firstRing} layout={layout} change={change} />
      {[
        {
          area: fields.heap,
          fill: "var(--ink)",
          ink: "var(--surface)",
          number: rolledBack ? back : dead,
          text: rolledBack ? "rolled back" : "need a visit",
        },
        {
          area: fields.updated,
          fill: gold,
          ink: "var(--ink)",
          number: countMarks(marks, "updated"),
          text: narrow ? "new" : "run the new",
        },
        {
          area: fields.waiting,
          fill: "var(--link)",
          ink: "var(--surface)",
          number: countMarks(marks, "waiting"),
          text: narrow ? "old" : "run the old",
        },
      ].map(({ area, fill, ink, number, text }) => (
        <g key={fill} transform={`translate(${area.x} ${area.y})`} fill={ink}>
          <rect {...box(0, 0, area.width, area.height)} fill={fill} />
          <Word x={count.x} {...count.number} text={String(number)} />
          <Word x={count.x} {...count.text} text={text} />
        </g>
      ))}
      {rolledBack && (
        <DeviceMarks
          mark="back"
          places={[{ x: layout.heap.middle, y: middleOf(fields.heap).y }]}
          size={3 * layout.heap.size}
          crossWidth={crossWidth}
        />
      )}
      <FallenDevices
        devices={marks.flatMap((mark, device) => (mark === "dead" ? device : []))}
        layout={layout}
      />
      <FleetTiles secondSlot={state.secondSlot} layout={layout} />
    </g>
  );
}
