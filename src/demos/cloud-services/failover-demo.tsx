import { formatCount } from "../format.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { Drawing } from "./failover-drawing.tsx";
import { choiceRect, layoutOf } from "./failover-layout.ts";
import { costOf, designNames, designs, plugNamesIn, initialState, type State } from "./failover-model.ts";
import { describe, fullTitleOf, enclosure, suggest, verdict, note } from "./failover-text.ts";

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
          drawn: name.startsWith("zone"),
          onPress: () => change({ unplugged: toggleInSet(unplugged, name) }),
        }))}
      />
      <OverlayGroup
        legend="Design"
        singleChoice
        controls={designNames.map((name) => ({
          key: name,
          label: `${designs[name].title} costs ${formatCount(costOf(name), "server")}`,
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
  // The smallest letters are 12 px where the picture is narrowest.
  fontSize: { wide: 22, narrow: 16 },
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: [{ design: "queue", unplugged: new Set(["queue", "database-a", "database-b"]) }],
  suggest,
  note,
  enclosure,
});
