import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { Drawing } from "./offline-reports-drawing.tsx";
import { inspectorRect, layouts } from "./offline-reports-layout.ts";
import { initialState, lastStop, type State } from "./offline-reports-model.ts";
import { describe, formatStop, enclosure, suggest, verdict, note } from "./offline-reports-text.ts";

function OverlayControls({ state, change, size }: ControlsProps<State>) {
  const layout = layouts[size.name];
  const keeps = state.app === "keeps";
  return (
    <>
      <OverlaySlider
        label="Inspector"
        area={inspectorRect(state.stop, layout)}
        min={0}
        max={lastStop}
        value={state.stop}
        format={formatStop}
        onChange={(stop) => change({ stop })}
      />
      <OverlayGroup
        legend="App"
        controls={[
          {
            key: "keep",
            label: "Keep reports",
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
  // The smallest letters are 11 px where the picture is narrowest.
  fontSize: { wide: 22, narrow: 16 },
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: [
    { stop: lastStop, app: "sends" },
    { stop: lastStop, app: "keeps" },
  ],
  suggest,
  note,
  enclosure,
});
