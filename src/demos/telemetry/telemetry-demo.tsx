import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { Drawing } from "./telemetry-drawing.tsx";
import { columnRect, layouts } from "./telemetry-layout.ts";
import { hours, initialState, type State } from "./telemetry-model.ts";
import { formatHour, describe, enclosure, suggest, verdict, explanation } from "./telemetry-text.ts";

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
  fontSize: { wide: 22, narrow: 16 },
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: [{ lost: hours.map((_, hour) => hour < hours.length - 1) }],
  suggest,
  explanation,
  enclosure,
});
