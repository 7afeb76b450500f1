import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { defineDemo, type ControlsProps, type TargetsProps } from "../define-demo.tsx";
import { DrawnControls } from "../drawn-controls.tsx";
import { toggle } from "../toggle.ts";
import { designNames, designs } from "./designs.ts";
import { Drawing } from "./plug-drawing.tsx";
import { layoutOf } from "./plug-layout.ts";
import { outcomeOf, plugsOf, type State } from "./plug-model.ts";
import { describe, designTitles, explain, fullTitleOf, message } from "./plug-text.ts";

const initialState: State = { shown: "zones", unplugged: new Set(["database-a"]) };

const options = designNames.map((value) => ({ value, label: designTitles[value] }));

function Targets({ state: { shown, unplugged }, change, canvas }: TargetsProps<State>) {
  const { boxes } = layoutOf(shown, canvas.narrow);
  return (
    <DrawnControls
      legend="Unplug"
      canvas={canvas}
      controls={plugsOf(designs[shown]).map((name) => ({
        key: name,
        label: fullTitleOf(name, shown),
        box: boxes[name],
        pressed: unplugged.has(name),
        onPress: () => change({ unplugged: toggle(unplugged, name) }),
      }))}
    />
  );
}

function Controls({ change, bind }: ControlsProps<State>) {
  return (
    <>
      <ChoiceField legend="Design" options={options} {...bind("shown")} />
      <p>Press any box in the drawing to unplug it. It stays out in all three designs.</p>
      <Button look="quiet" onClick={() => change({ unplugged: new Set() })}>
        Plug everything in
      </Button>
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 14 },
  Drawing,
  foldAt: 340,
  Targets,
  Controls,
  stamp: ({ shown, unplugged }) => {
    const { stops, lost } = outcomeOf(designs[shown], unplugged);
    if (lost > 0) return { text: "Lost", good: false };
    return Math.max(...Object.values(stops)) > 5
      ? { text: "Delayed", good: false }
      : { text: "Delivered", good: true };
  },
  describe,
  explain,
  suggest: ({ shown, unplugged }) => {
    if (!unplugged.has("zone-a"))
      return { label: "Unplug zone A", changed: { unplugged: new Set([...unplugged, "zone-a" as const]) } };
    if (shown === "queue") return undefined;
    return shown === "server"
      ? { label: "Try two zones", changed: { shown: "zones" as const } }
      : { label: "Add a queue", changed: { shown: "queue" as const } };
  },
  note: "Assumed for a small shop: traffic leaves a dead app server or worker in 1 minute; the standby database, written to at the same moment, takes over in 2. If both are gone, a new server takes 5 minutes and a restored database 90, from logs saved every 5. Load balancer, DNS or queue: 30, and the queue keeps what it holds. The one server returns in 4 hours from last night’s copy, its app alone in 30 minutes. Repairs run side by side; cost is in multiples of the one server’s, without people.",
  message,
});
