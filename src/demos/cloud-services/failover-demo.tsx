import { formatCount } from "../format.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { Drawing } from "./failover-drawing.tsx";
import { choiceRect, layoutOf } from "./failover-layout.ts";
import { costOf, designNames, designs, plugNamesIn, type State } from "./failover-model.ts";
import { describe, fullTitleOf, enclosure, suggest, verdict } from "./failover-text.ts";

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
  // Everything works, and runs on one server, so that one plug can stop it.
  initialState: { design: "server", unplugged: new Set() },
  // The smallest letters are 12 px where the picture is narrowest.
  fontSize: { wide: 22, narrow: 16 },
  Drawing,
  OverlayControls,
  verdict,
  describe,
  suggest,
  note: "We assume a small shop. A single server is back in 4 hours from last night’s copy, or in 30 minutes if only its app fails. With two zones, traffic moves off a dead app server within 1 minute, and the standby database, which always has the same data, takes over in 2. If both are gone, the apps need 5 minutes and the database 90, because it’s rebuilt from logs saved every 5. The load balancer, DNS and the queue need 30 each, and the queue keeps an order until it’s saved. Repairs run in parallel. Costs are in servers and leave out people: 0.4 for an app server, 0.6 for a database, and 0.2 for a load balancer or a queue.",
  enclosure,
});
