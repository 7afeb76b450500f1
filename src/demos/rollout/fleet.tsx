import { css } from "@linaria/core";
import { useRef } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { Change } from "../kit/demo-types.ts";
import { draggable } from "../kit/draggable.ts";
import type { Point } from "../kit/svg-geometry.ts";
import {
  blockCount,
  blockHeight,
  blockWidth,
  borderBefore,
  deviceAt,
  devicesPerBlock,
  markSize,
  middleOf,
  rowsUntil,
} from "./fleet-blocks.ts";
import type { rollOut, State } from "./rollout-model.ts";
import { haltedTag } from "./rollout-text.ts";

interface Props {
  state: State;
  rollout: ReturnType<typeof rollOut>;
  change: Change<State>;
}

/** All devices, in blocks that are beside each other or below each other. Those drawn over fail. */
export function Fleet({ state, rollout, change }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { forcedFailures } = state;

  /** A drag that begins in one block can go on in the other. */
  function failDevice(point: Point, ofBlock: number) {
    const matrices = Array.from(container.current!.querySelectorAll("svg"), (svg) => svg.getScreenCTM()!);
    const onScreen = new DOMPoint(point.x, point.y).matrixTransform(matrices[ofBlock]);
    for (const [block, matrix] of matrices.entries()) {
      const inBlock = deviceAt(onScreen.matrixTransform(matrix.inverse()));
      const device = block * devicesPerBlock + (inBlock ?? 0);
      if (inBlock === undefined || forcedFailures.has(device)) continue;
      change({ forcedFailures: new Set(forcedFailures).add(device) });
    }
  }

  return (
    <div ref={container} className={blocks}>
      {Array.from({ length: blockCount }, (_, block) => (
        <Block
          key={block}
          block={block}
          forcedFailures={forcedFailures}
          rollout={rollout}
          onDraw={(point) => failDevice(point, block)}
        />
      ))}
    </div>
  );
}

interface BlockProps extends Pick<Props, "rollout"> {
  block: number;
  forcedFailures: ReadonlySet<number>;
  onDraw: (point: Point) => void;
}

function Block({ block, forcedFailures, rollout, onDraw }: BlockProps) {
  const { devices, rings } = rollout;
  const first = block * devicesPerBlock;
  const inBlock = devices.slice(first, first + devicesPerBlock);
  const waitingFrom = inBlock.indexOf("waiting");
  const reached = waitingFrom < 0 ? inBlock.length : waitingFrom;
  /** Returns one path with a mark for each device in this state. A mark begins `left` of its middle. */
  const marksOf = (isMarked: (device: number) => boolean, left: number, mark: string) =>
    inBlock
      .map((_, index) => index)
      .filter((index) => isMarked(first + index))
      .map((index) => `M${middleOf(index).x - left} ${middleOf(index).y}${mark}`)
      .join("");
  const marks = (kind: "bricked" | "rolledBack", left: number, mark: string) =>
    marksOf((device) => devices[device] === kind, left, mark);
  const halted = rings.find(({ phase }) => phase === "halted");
  const barrier = halted ? halted.from + halted.size : undefined;
  const isInBlock = (device: number) => device >= first && device < first + devicesPerBlock;
  const half = markSize / 2;
  const square = `h${markSize}`;

  return (
    <div className={blockBox}>
      <svg
        viewBox={`0 0 ${blockWidth} ${blockHeight}`}
        data-block={block}
        strokeWidth={markSize}
        fill="none"
        aria-hidden="true"
      >
        <g {...draggable(({ point }) => onDraw(point), "crosshair")}>
          <path d={`M0 0h${blockWidth}v${blockHeight}H0z`} fill="var(--fg)" stroke="none" />
          <g strokeDasharray={`${markSize} ${10 - markSize}`}>
            <path d={rowsUntil(inBlock.length, reached)} stroke="var(--link)" />
            <path d={rowsUntil(reached)} stroke={gold} />
          </g>
          <path d={marks("bricked", half, square)} stroke="var(--accent)" />
          <path d={marks("bricked", 0, "m-2-2l4 4m0-4l-4 4")} stroke="var(--surface)" strokeWidth="1.5" />
          <path d={marks("rolledBack", half, square)} stroke="var(--link)" />
          <path d={marks("rolledBack", 0, "m4-4v8l-8-4z")} fill="var(--surface)" stroke="none" />
          <path
            d={marksOf((device) => devices[device] === "waiting" && forcedFailures.has(device), 1, "h2")}
            stroke="var(--surface)"
            strokeWidth="2"
          />
        </g>
        <g stroke="var(--surface)" pointerEvents="none">
          {rings
            .filter(({ from }) => from > 0 && from !== barrier && isInBlock(from))
            .map(({ from }) => (
              <path key={from} d={borderBefore(from - first)} strokeWidth="1.6" />
            ))}
          {barrier !== undefined && isInBlock(barrier) && (
            <>
              <path d={borderBefore(barrier - first)} stroke="var(--accent)" strokeWidth="4.5" />
              <path d={borderBefore(barrier - first)} strokeWidth="4.5" strokeDasharray="6 6" />
            </>
          )}
        </g>
      </svg>
      {barrier !== undefined && isInBlock(barrier) && (
        <b
          className={tag}
          style={{ insetInlineStart: `${Math.min(72, (middleOf(barrier - first).x / blockWidth) * 100)}%` }}
        >
          {haltedTag}
        </b>
      )}
    </div>
  );
}

const blocks = css`
  display: grid;
  gap: 8px;

  @container (width >= 40rem) {
    grid-template-columns: 1fr 1fr;
    gap: 0;
  }
  svg {
    inline-size: 100%;
    overflow: visible;
    touch-action: pan-y;
    user-select: none;
  }
`;

const blockBox = css`
  position: relative;
`;

const tag = css`
  position: absolute;
  z-index: 1;
  inset-block-start: 30%;
  margin-inline-start: 1em;
  padding: 0.35em 0.6em;
  border: 4px solid;
  background: var(--accent);
  font-size: 1.4em;
  line-height: 1;
  rotate: -5deg;
  pointer-events: none;

  @media ${motionAllowed} {
    animation: land ${times.appear}ms ${easing.settle};
  }
`;
