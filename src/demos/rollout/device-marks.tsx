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

/**
 * Draws the devices in one state as one path, with another one for the crosses. States differ in shape as
 * well as in colour.
 */
export function DeviceMarks({ state, middles, size, crossWidth }: Props) {
  const half = size / 2;
  const all = (mark: string) =>
    middles.map(({ x, y }) => `M${toTenth(x - half)} ${toTenth(y - half)}${mark}`).join("");
  return (
    <>
      <path d={all(markPaths[state](size))} fill={fills[state]} />
      {state === "bricked" && (
        <path d={all(cross(size, size / 4))} fill="none" stroke="var(--surface)" strokeWidth={crossWidth} />
      )}
    </>
  );
}

const square = (size: number) => `h${size}v${size}h${-size}z`;

/** Returns the path of a mark from its upper left corner. */
const markPaths: Record<DeviceState, (size: number) => string> = {
  waiting: square,
  updated: square,
  rolledBack: (size) => `m${size} 0v${size}l${-size} ${-size / 2}z`,
  bricked: square,
};

const cross = (size: number, inset: number) => {
  const side = size - 2 * inset;
  return `m${inset} ${inset}l${side} ${side}m0 ${-side}l${-side} ${side}`;
};

const fills = {
  waiting: "var(--link)",
  updated: gold,
  rolledBack: "var(--surface)",
  bricked: "var(--accent)",
};
