import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { Drawing } from "./sync-drawing.tsx";
import { layoutOf, rowBox, signalBox } from "./sync-layout.ts";
import {
  checks,
  initialState,
  setMark,
  marks,
  resolveConflict,
  sides,
  setSignal,
  type State,
} from "./sync-model.ts";
import { describe, message, suggest, verdict } from "./sync-text.ts";

function OverlayControls({ state, change, canvas }: ControlsProps<State>) {
  const layout = layoutOf(canvas);
  return (
    <>
      <OverlayGroup
        legend="Connection"
        controls={[
          {
            key: "signal",
            label: "The phone has a signal",
            box: signalBox(layout),
            pressed: state.signal,
            onPress: () => change(setSignal(state, !state.signal)),
          },
        ]}
      />
      {sides.map((side) => (
        <OverlayGroup
          key={side}
          legend={side === "phone" ? "Phone" : "Office"}
          controls={checks.map((check) => {
            const mark = state[side][check];
            const disputed = state.signal && state.conflicts.includes(check);
            const nextMark = marks[(marks.indexOf(mark) + 1) % marks.length]!;
            return {
              key: check,
              label: `${check}: ${mark}${disputed ? ", keep this" : `, mark as ${nextMark}`}`,
              box: rowBox(side, check, layout),
              onPress: () =>
                change(
                  disputed ? resolveConflict(state, check, side) : setMark(state, side, check, nextMark),
                ),
            };
          })}
        />
      ))}
    </>
  );
}

function Controls() {
  return <p>Press any box on either side to change its mark, or the bars to switch the signal.</p>;
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 16, narrow: 15 },
  Drawing,
  OverlayControls,
  Controls,
  verdict,
  describe,
  suggest,
  note: "A made-up inspection. Together we set the rules: who decides a conflict, and which marks settle themselves.",
  message,
});
