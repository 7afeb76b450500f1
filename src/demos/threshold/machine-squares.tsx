import { css } from "@linaria/core";
import { useId, type ReactNode } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { tiltOf, toTenth } from "../kit/svg-geometry.ts";
import { binCount, scoredMachines } from "./threshold-model.ts";

/* A machine takes 10 by 10 units. Two are beside each other in each bin, and a gap of 2 units is between bins. */
const cell = 10;
const square = 8;
const beside = 2;
const binWidth = 22;
const width = binCount * binWidth;
const heightOf = (counts: readonly number[]) => Math.ceil(Math.max(...counts) / beside) * cell;
const failedHeight = heightOf(scoredMachines.failed);
const squaresInBin = "M2 1h8v8h-8zM12 1h8v8h-8z";

interface Props {
  threshold: number;
}

/** The machines that failed: ticked where they raise an alarm, and fallen over where they do not. */
export function FailedMachines({ threshold }: Props) {
  const missed = Map.groupBy(
    failures.filter(({ bin }) => bin < threshold),
    ({ bin }) => bin,
  );
  return (
    <svg data-row="failed" viewBox={`0 0 ${width} ${failedHeight}`} aria-hidden="true">
      <Squares d={columns(scoredMachines.failed, threshold, binCount, failedHeight)}>
        <path d={squaresInBin} fill="var(--success)" />
        <path d="M3.5 5l2 2 3-4M13.5 5l2 2 3-4" fill="none" stroke="var(--surface)" strokeWidth="1.4" />
      </Squares>
      {Array.from(missed, ([bin, machines]) => (
        <path key={bin} className={fallen} d={machines.map(fallenSquare).join("")} fill="var(--accent)" />
      ))}
    </svg>
  );
}

interface SoundProps extends Props {
  falseAlarmPrice: number;
}

/** The machines that ran on. Those that raise an alarm are hollow. */
export function SoundMachines({ threshold, falseAlarmPrice }: SoundProps) {
  // The dearer a false alarm, the heavier its square.
  const border = square * (0.14 + 0.03 * falseAlarmPrice);
  return (
    <svg data-row="sound" viewBox={`0 0 ${width} ${heightOf(scoredMachines.sound)}`} aria-hidden="true">
      <Squares d={columns(scoredMachines.sound, 0, threshold)}>
        <path d={squaresInBin} fill="var(--control)" />
      </Squares>
      <Squares d={columns(scoredMachines.sound, threshold, binCount)}>
        <path d={squaresInBin} fill="var(--link)" />
        <path
          d="M6 5h0M16 5h0"
          stroke="var(--surface)"
          strokeWidth={toTenth(square - 2 * border)}
          strokeLinecap="square"
        />
      </Squares>
    </svg>
  );
}

/** Machines in the columns of `d`, which all look like the two in the picture of a row of a bin. */
function Squares({ d, children }: { d: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <pattern id={id} width={binWidth} height={cell} patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <path d={d} stroke={`url(#${id})`} strokeWidth={cell} />
    </>
  );
}

/** Returns the middle lines of the columns of some bins: downwards from the top, or upwards from `floor`. */
function columns(counts: readonly number[], from: number, to: number, floor?: number): string {
  return counts
    .slice(from, to)
    .flatMap((count, index) =>
      Array.from({ length: beside }, (_, column) => {
        const length = Math.ceil((count - column) / beside) * cell;
        const x = middleOf(from + index, column);
        return length > 0 ? `M${x} ${floor ?? 0}v${floor === undefined ? length : -length}` : "";
      }),
    )
    .join("");
}

function middleOf(bin: number, column: number): number {
  return bin * binWidth + (column + 0.5) * cell + 1;
}

interface Failure {
  bin: number;
  index: number;
  /** The middle of its square. */
  x: number;
  y: number;
}

const failures = scoredMachines.failed
  .flatMap((count, bin) => Array.from({ length: count }, (_, inBin) => ({ bin, inBin })))
  .map(({ bin, inBin }, index): Failure => {
    const y = failedHeight - (Math.floor(inBin / beside) + 0.5) * cell;
    return { bin, index, x: middleOf(bin, inBin % beside), y };
  });

/** Returns the path of a square that lies as it fell. */
function fallenSquare({ index, x, y }: Failure): string {
  const angle = (tiltOf(index, 35) * Math.PI) / 180;
  const [along, across] = [Math.round(square * Math.cos(angle)), Math.round(square * Math.sin(angle))];
  const left = Math.round(x + ((index * 29) % 5) - 2 - (along - across) / 2);
  const top = Math.round(y - (along + across) / 2);
  return `M${left} ${top}l${along} ${across} ${-across} ${along} ${-along} ${-across}z`;
}

/** The delay lets the edge of the alarms pass the machines before they fall. */
const fallen = css`
  transform-box: fill-box;
  transform-origin: 50% 100%;

  @media ${motionAllowed} {
    animation: fall ${2 * times.beat}ms ${easing.settle} backwards;
  }
  @keyframes fall {
    from {
      rotate: 30deg;
      translate: 0 -6px;
    }
  }
`;
