import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { FrameChecks } from "./frame-checks.tsx";
import { Frame } from "./frame.tsx";
import { layouts } from "./modbus-layout.ts";
import { receive, type State } from "./modbus-model.ts";
import { Probe, Readings } from "./readings.tsx";
import { Scope } from "./scope.tsx";

/**
 * The value at the probe and on the screen, the checks between them, the bytes of the frame, and the bits of
 * one of them.
 */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const layout = layouts[size.name];
  const shared = { reception: receive(state), layout, live: change !== undefined };
  return (
    <g fontWeight="820" className={change && moving}>
      <Readings {...shared} />
      <Scope {...shared} lost={state.damage.lost} />
      <Frame {...shared} />
      <Probe state={state} layout={layout} change={change} />
      <FrameChecks {...shared} />
    </g>
  );
}

/** Bits rise and sink, a lost byte falls and those behind it move up, the barrier comes down. */
const moving = css`
  @media ${motionAllowed} {
    g {
      transition:
        transform ${3 * times.beat}ms ${easing.settle},
        opacity ${2 * times.beat}ms ${times.beat}ms;
    }
    rect {
      transition: fill ${2 * times.beat}ms;
    }
  }
`;
