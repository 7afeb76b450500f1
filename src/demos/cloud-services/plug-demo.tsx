import { RadioField } from "../radio-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { Drawing } from "./plug-drawing.tsx";
import { layoutOf } from "./plug-layout.ts";
import { costOf, designNames, designs, plugNamesIn, type State } from "./plug-model.ts";
import { describe, fullTitleOf, message, suggest, verdict } from "./plug-text.ts";

const options = designNames.map((value) => ({
  value,
  label: `${designs[value].title}${value === "server" ? "" : `: ${costOf(value)} times the cost`}`,
}));

function OverlayControls({ state: { shown, unplugged }, change, canvas }: ControlsProps<State>) {
  const { boxes } = layoutOf(shown, canvas.narrow);
  return (
    <OverlayGroup
      legend="Unplug"
      controls={plugNamesIn(shown).map((name) => ({
        key: name,
        label: fullTitleOf(name, shown),
        box: boxes[name],
        pressed: unplugged.has(name),
        onPress: () => change({ unplugged: toggleInSet(unplugged, name) }),
      }))}
    />
  );
}

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <RadioField legend="Design" options={options} {...bind("shown")} />
      <p>Press any box or plug in the drawing to pull it, and press again to put it back.</p>
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo<State>({
  // The one server has lost its power, and the orders are gone with it.
  initialState: { shown: "server", unplugged: new Set(["zone-a"]) },
  fontSize: { wide: 16, narrow: 15 },
  Drawing,
  OverlayControls,
  Controls,
  verdict,
  describe,
  suggest,
  note: "Assumptions for a small shop: the one server is back in 4 hours from last night’s copy, or in 30 minutes if only its app fails. In two zones, traffic leaves a dead app server within 1 minute, and the standby database, which has the same data at every moment, takes over in 2. With both gone, apps need 5 minutes and the database 90, from logs saved every 5. Load balancer, DNS and queue need 30, and the queue keeps an order until it is saved. Repairs run in parallel. Cost without people, in parts of one server: app server 0.4, database 0.6, load balancer or queue 0.2.",
  message,
});
