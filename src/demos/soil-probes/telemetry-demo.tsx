import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { Drawing } from "./telemetry-drawing.tsx";
import { columnRect, layouts } from "./telemetry-layout.ts";
import { hours, type State } from "./telemetry-model.ts";
import { formatHour, describe, enclosure, suggest, verdict } from "./telemetry-text.ts";

/** Every message from 01:00 on is lost. */
const initialState: State = { lost: hours.map((_, hour) => hour > 2) };

function OverlayControls({ state: { lost }, change, size }: ControlsProps<State>) {
  const layout = layouts[size.name];
  return (
    <OverlayGroup
      legend="Lost on the way"
      controls={lost.map((broken, hour) => ({
        key: hour,
        label: formatHour(hour),
        area: columnRect(hour, layout),
        pressed: broken,
        onPress: () => change({ lost: lost.with(hour, !broken) }),
      }))}
    />
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  // The smallest letters are 12 px where the picture is narrowest.
  fontSize: { wide: 22, narrow: 16 },
  Drawing,
  OverlayControls,
  verdict,
  describe,
  suggest,
  note: "The readings, in percent of soil moisture, are made up. The sheet calls a plot unknown when its newest reading is more than four hours old. Readings that the probe still holds go out with its next message.",
  enclosure,
});
