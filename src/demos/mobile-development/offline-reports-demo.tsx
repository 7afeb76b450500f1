import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { Drawing } from "./offline-reports-drawing.tsx";
import { inspectorBox, layoutOf } from "./offline-reports-layout.ts";
import { initialState, lastPlace, type State } from "./offline-reports-model.ts";
import { describe, formatPlace, message, suggest, verdict } from "./offline-reports-text.ts";

function OverlayControls({ state, change, canvas }: ControlsProps<State>) {
  const layout = layoutOf(canvas);
  const keeps = state.app === "keeps";
  return (
    <>
      <OverlaySlider
        label="Inspector"
        box={inspectorBox(state.place, layout)}
        min={0}
        max={lastPlace}
        value={state.place}
        format={formatPlace}
        onChange={(place) => change({ place })}
      />
      <OverlayGroup
        legend="App"
        controls={[
          {
            key: "keep",
            label: "Keep reports",
            box: layout.keep.box,
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
  suggest,
  note:
    "A made-up round. Without a signal a request fails at once; with a weak one everything arrives, but the last answer gets " +
    "lost, and the app sends again. An app that keeps reports gives each a number when it is written (an idempotency key), " +
    "deletes it only when the office has confirmed it, and the office answers a number that it has with “I have this one”.",
  message,
});
