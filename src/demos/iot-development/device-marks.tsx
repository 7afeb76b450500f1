import { gold } from "../../styles/tokens.ts";
import type { Mark } from "./rollout-model.ts";

interface Props {
  mark: Mark;
  /** The middles of the marks. */
  places: { x: number; y: number }[];
  size: number;
  /** The width of the lines of a cross. */
  crossWidth: number;
}

/** Draws the devices in one state as one path. States differ in shape as well as in colour. */
export function DeviceMarks({ mark, places, size, crossWidth }: Props) {
  const half = size / 2;
  const each = shapes[mark](size);
  return (
    <path
      d={places.map(({ x, y }) => `M${round(x - half)} ${round(y - half)}${each}`).join("")}
      {...(mark === "dead"
        ? { fill: "none", stroke: "var(--accent)", strokeWidth: crossWidth }
        : { fill: fills[mark] })}
    />
  );
}

const round = (number: number) => Math.round(number * 10) / 10;

const square = (size: number) => `h${size}v${size}h${-size}z`;

/** The paths of the marks, which begin at the upper left corner. */
const shapes: Record<Mark, (size: number) => string> = {
  waiting: square,
  updated: square,
  back: (size) => `m${size} 0v${size}l${-size} ${-size / 2}z`,
  dead: (size) => `m1 1l${size - 2} ${size - 2}m0 ${2 - size}l${2 - size} ${size - 2}`,
};

const fills = { waiting: "var(--link)", updated: gold, back: "var(--surface)" };
