import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { walkMs } from "./inspector.tsx";
import { Drawing } from "./offline-reports-drawing.tsx";
import { inspectorRect, layouts } from "./offline-reports-layout.ts";
import { initialState, lastStop, nextStop, skipToGoal, type State } from "./offline-reports-model.ts";
import {
  describe,
  formatStop,
  enclosure,
  keepText,
  suggest,
  verdict,
  explanation,
} from "./offline-reports-text.ts";

function OverlayControls({ state, change, size }: ControlsProps<State>) {
  const layout = layouts[size.name];
  const { stop } = state;
  const keeps = state.app === "keeps";

  return (
    <>
      <OverlaySlider
        label="Inspector"
        area={inspectorRect(stop, layout)}
        min={0}
        max={lastStop}
        value={stop}
        format={formatStop}
        onChange={(next) => change({ stop: next, goal: next })}
      />
      <OverlayGroup
        legend="App"
        controls={[
          {
            key: "keep",
            label: keepText,
            area: layout.keep.area,
            pressed: keeps,
            onPress: () => change({ app: keeps ? "sends" : "keeps" }),
          },
        ]}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  // The smallest letters, on the tags, are 11 px where the picture is narrowest: a tag is already wider than
  // the lost sheet below it.
  fontSize: { wide: 22, narrow: 16 },
  Drawing,
  OverlayControls,
  playback: { stepMs: walkMs, nextStep: nextStop, skipToEnd: skipToGoal },
  verdict,
  describe,
  longestResults: [
    { stop: lastStop, goal: lastStop, app: "sends" },
    { stop: lastStop, goal: lastStop, app: "keeps" },
  ],
  suggest,
  explanation,
  enclosure,
});
