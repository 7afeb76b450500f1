import { gold } from "../../styles/tokens.ts";
import type { Mark } from "./rollout-model.ts";

interface Props {
  mark: Mark;
  /** The middles of the marks. */
  places: { x: number; y: number }[];
  size: number;
}

/** Draws the devices in one state as one path. States differ in shape as well as in colour. */
export function DeviceMarks({ mark, places, size }: Props) {
  const half = size / 2;
  const each = shapes[mark](size);
  return (
    <path
      d={places.map(({ x, y }) => `M${round(x - half)} ${round(y - half)}${each}`).join("")}
      {...looks[mark]}
    />
  );
}

const round = (number: number) => Math.round(number * 10) / 10;

/** The paths of the marks, which begin at the upper left corner. */
const shapes: Record<Mark, (size: number) => string> = {
  waiting: (size) => `h${size}v${size}h${-size}z`,
  updated: (size) => `h${size}v${size}h${-size}z`,
  back: (size) => `m${size} 0v${size}l${-size} ${-size / 2}z`,
  dead: (size) => `m-1-1l${size + 2} ${size + 2}m0 ${-size - 2}l${-size - 2} ${size + 2}`,
};

const looks: Record<Mark, { fill: string; stroke: string; strokeWidth: number }> = {
  waiting: { fill: "var(--surface)", stroke: "var(--control)", strokeWidth: 1.2 },
  updated: { fill: "var(--link)", stroke: "var(--link)", strokeWidth: 1 },
  back: { fill: gold, stroke: "var(--ink)", strokeWidth: 1.5 },
  dead: { fill: "none", stroke: "var(--accent)", strokeWidth: 3.2 },
};
