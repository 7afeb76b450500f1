import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import { rect, tiltOf, toTenth, type Point } from "../svg-geometry.ts";
import type { Layout } from "./threshold-layout.ts";
import { scoredMachines } from "./threshold-model.ts";

interface SquaresProps {
  /** Machines that failed are stacked above the row of scores, sound ones below it. */
  machines: keyof typeof scoredMachines;
  layout: Layout;
  color: string;
  /** The colour inside, for hollow squares. */
  inside?: string;
  border?: number;
}

/**
 * A square for each machine, by score. All are one path of dashed lines: 500 elements would make dragging
 * slow.
 */
export function MachineSquares({ machines, layout, color, inside, border = 0 }: SquaresProps) {
  const { scores, firstBin, binWidth, beside, cell, square } = layout;
  const failed = machines === "failed";
  const [start, direction] = failed ? [scores.y - 2, -1] : [scores.y + scores.height + 2, 1];
  const lines = (inset: number) =>
    scoredMachines[machines]
      .flatMap((count, bin) =>
        Array.from({ length: beside }, (_, column) => {
          const rows = Math.ceil((count - column) / beside);
          const x = firstBin + bin * binWidth + column * cell + square / 2;
          return rows > 0
            ? `M${toTenth(x)} ${toTenth(start + direction * inset)}v${toTenth(direction * (rows * cell - 2 * inset))}`
            : "";
        }),
      )
      .join("");
  const dashes = (width: number) => ({
    strokeWidth: toTenth(width),
    strokeDasharray: `${toTenth(width)} ${toTenth(cell - width)}`,
    fill: "none",
  });
  return (
    <>
      <path d={lines(0)} stroke={color} {...dashes(square)} />
      {inside && <path d={lines(border)} stroke={inside} {...dashes(square - 2 * border)} />}
    </>
  );
}

interface FailuresProps {
  threshold: number;
  layout: Layout;
  /** Whether they are in the live drawing, where they are seen falling over. */
  live: boolean;
}

/**
 * The machines that failed. Those below the threshold have fallen over; the background of the alarms hides
 * the others.
 */
export function MissedFailures({ threshold, layout, live }: FailuresProps) {
  return eachFailure(layout, ({ x, y, bin, index }) => {
    const missed = bin < threshold;
    const { square } = layout;
    const tilt = missed ? tiltOf(index, 35) : 0;
    const shift = missed ? (((index * 29) % 5) - 2) * (square / 9) : 0;
    return (
      <g
        key={index}
        className={live ? falling : undefined}
        transform={`translate(${toTenth(x + square / 2 + shift)} ${toTenth(y + square / 2)}) rotate(${tilt})`}
      >
        <rect {...rect(-square / 2, -square / 2, square, square)} />
      </g>
    );
  });
}

/** Ticks on the machines that failed. The drawing shows only those on machines that raise an alarm. */
export function Ticks({ layout }: { layout: Layout }) {
  const scale = layout.square / 12;
  const scaled = (...numbers: number[]) => numbers.map((number) => toTenth(number * scale)).join(" ");
  const ticks = eachFailure(
    layout,
    ({ x, y }) =>
      `M${toTenth(x + 2.5 * scale)} ${toTenth(y + 6 * scale)}l${scaled(2.6, 3)} ${scaled(4.4, -6)}`,
  );
  return <path d={ticks.join("")} fill="none" stroke="var(--surface)" strokeWidth={2 * scale} />;
}

/**
 * A machine that failed; `x` and `y` are the upper left corner of its square, and `bin` is that of its score.
 */
interface Failure extends Point {
  bin: number;
  index: number;
}

function eachFailure<Result>(
  { scores, firstBin, binWidth, beside, cell, square }: Layout,
  draw: (failure: Failure) => Result,
): Result[] {
  let index = 0;
  return scoredMachines.failed.flatMap((count, bin) =>
    Array.from({ length: count }, (_, inBin) =>
      draw({
        x: firstBin + bin * binWidth + (inBin % beside) * cell,
        y: scores.y - 2 - square - Math.floor(inBin / beside) * cell,
        bin,
        index: index++,
      }),
    ),
  );
}

/** The delay lets the edge of the alarms pass the machines before they fall. */
const falling = css`
  @media ${motionAllowed} {
    transition: transform ${2 * times.beat}ms cubic-bezier(0.5, 0, 0.7, 1.6) ${times.beat}ms;
  }
`;
