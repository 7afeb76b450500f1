import { useEffect } from "react";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { Drawing, walkMs } from "./offline-reports-drawing.tsx";
import { inspectorRect, layouts } from "./offline-reports-layout.ts";
import { initialState, lastStop, type State } from "./offline-reports-model.ts";
import { describe, formatStop, enclosure, suggest, verdict, note } from "./offline-reports-text.ts";

function OverlayControls({ state, change, size }: ControlsProps<State>) {
  const layout = layouts[size.name];
  const { stop, goal } = state;
  const keeps = state.app === "keeps";

  useEffect(() => {
    if (stop === goal) return;
    const walks = matchMedia(motionAllowed).matches;
    const timer = setTimeout(() => change({ stop: walks ? stop + 1 : goal }), walks ? walkMs : 0);
    return () => clearTimeout(timer);
  });

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
    { stop: lastStop, goal: lastStop, app: "sends" },
    { stop: lastStop, goal: lastStop, app: "keeps" },
  ],
  suggest,
  note,
  enclosure,
});
