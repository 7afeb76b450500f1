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
      controls={lost.map((broken, hourIndex) => ({
        key: hourIndex,
        label: formatHour(hourIndex),
        area: columnRect(hourIndex, layout),
        pressed: broken,
        onPress: () => change({ lost: lost.with(hourIndex, !broken) }),
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
  longestResults: [{ lost: hours.map((_, hourIndex) => hourIndex < hours.length - 1) }],
  suggest,
  explanation,
  enclosure,
});
