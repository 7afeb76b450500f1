import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { Drawing } from "./failover-drawing.tsx";
import { choiceRect, layoutOf } from "./failover-layout.ts";
import { designNames, initialState, isZone, plugNamesIn, type State } from "./failover-model.ts";
import {
  costText,
  describe,
  designTitles,
  enclosure,
  fullTitleOf,
  suggest,
  verdict,
  explanation,
} from "./failover-text.ts";

function OverlayControls({ state: { design, unplugged }, change, size }: ControlsProps<State>) {
  const layout = layoutOf(design, size.name);
  return (
    <>
      <OverlayGroup
        legend="Unplug"
        controls={plugNamesIn(design).map((name) => ({
          key: name,
          label: fullTitleOf(name, design),
          area: layout.areas[name],
          pressed: unplugged.has(name),
          keyboardOnly: isZone(name),
          onPress: () => change({ unplugged: toggleInSet(unplugged, name) }),
        }))}
      />
      <OverlayGroup
        legend="Design"
        singleChoice
        controls={designNames.map((name) => ({
          key: name,
          label: `${designTitles[name]} ${costText(name)}`,
          area: choiceRect(name, layout),
          pressed: name === design,
          onPress: () => change({ design: name }),
        }))}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo<State>({
  initialState,
  fontSize: { wide: 22, narrow: 16 },
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: [{ design: "queue", unplugged: new Set(["queue", "database-a", "database-b"]) }],
  suggest,
  explanation,
  enclosure,
});
