import type { DrawingProps } from "../define-demo.tsx";
import { WireFrame } from "./wire-frame.tsx";
import { judge, receive, type State } from "./wire-model.ts";
import { WireScope } from "./wire-scope.tsx";
import { WireVerdict } from "./wire-verdict.tsx";

/** The frame, one of its bytes as levels on the wire, and what the driver makes of it. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const { arrivals, place, onScope } = receive(state);
  const verdict = judge(arrivals);
  return (
    <>
      <WireScope arrival={onScope} place={place} canvas={canvas} />
      <WireFrame arrivals={arrivals} verdict={verdict} selected={place} canvas={canvas} />
      <WireVerdict verdict={verdict} arrived={arrivals.length} canvas={canvas} />
    </>
  );
}
