import { gold } from "../../styles/tokens.ts";
import { toTenth } from "../svg-geometry.ts";
import type { Point } from "../svg-geometry.ts";
import type { DeviceState } from "./rollout-model.ts";

interface Props {
  state: DeviceState;
  /** The middles of the devices. */
  middles: Point[];
  size: number;
  /** The width of the lines of a cross. */
  crossWidth: number;
}

/** Draws the devices in one state as one path. States differ in shape as well as in colour. */
export function DeviceMarks({ state, middles, size, crossWidth }: Props) {
  const half = size / 2;
  const mark = markPaths[state](size);
  return (
    <path
      {...(state === "bricked" && { "data-theme": "dark" })}
      d={middles.map(({ x, y }) => `M${toTenth(x - half)} ${toTenth(y - half)}${mark}`).join("")}
      {...(state === "bricked"
        ? { fill: "none", stroke: "var(--accent)", strokeWidth: crossWidth }
        : { fill: fills[state] })}
    />
  );
}

const square = (size: number) => `h${size}v${size}h${-size}z`;

/** Returns the path of a mark from its upper left corner. */
const markPaths: Record<DeviceState, (size: number) => string> = {
  waiting: square,
  updated: square,
  rolledBack: (size) => `m${size} 0v${size}l${-size} ${-size / 2}z`,
  bricked: (size) => `m1 1l${size - 2} ${size - 2}m0 ${2 - size}l${2 - size} ${size - 2}`,
};

const fills = { waiting: "var(--link)", updated: gold, rolledBack: "var(--surface)" };
