import { useState } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { DrawnButtons } from "../drawn-buttons.tsx";
import { designNames, designs, type DesignName, type PlugName } from "./designs.ts";
import { firstSetting, PlugDrawing } from "./plug-drawing.tsx";
import { layoutOf } from "./plug-layout.ts";
import { plugsOf, type Unplugged } from "./plug-model.ts";
import { designTitles, plugWords, resultWords, unpluggedWords } from "./plug-words.ts";

const options = designNames.map((value) => ({ value, label: designTitles[value] }));

export function PullThePlug() {
  const [shown, setShown] = useState<DesignName>(firstSetting.shown);
  const [unplugged, setUnplugged] = useState<Unplugged>(firstSetting.unplugged);
  const narrow = useMediaQuery(narrowDrawing);
  const layout = layoutOf(shown, narrow);
  const without = unpluggedWords(shown, unplugged);
  const results = `${resultWords(shown, unplugged)} ${resultWords(shown === "server" ? "zones" : "server", unplugged)}`;

  function toggle(name: PlugName) {
    const next = new Set(unplugged);
    if (!next.delete(name)) next.add(name);
    setUnplugged(next);
  }

  return (
    <DemoBoard
      drawing={
        <DrawnButtons
          label="Unplug"
          width={layout.width}
          height={layout.height}
          spots={plugsOf(designs[shown]).map((name) => ({
            name,
            label: plugWords(name, shown),
            pressed: unplugged.has(name),
            box: layout.boxes[name],
          }))}
          onPress={toggle}
        >
          <PlugDrawing shown={shown} unplugged={unplugged} narrow={narrow} />
        </DrawnButtons>
      }
      controls={
        <>
          <ChoiceField legend="Design" options={options} value={shown} onChange={setShown} />
          <p>Press any box in the drawing to unplug it. It stays out in all three designs.</p>
          <Button look="quiet" onClick={() => setUnplugged(new Set())}>
            Plug everything in
          </Button>
        </>
      }
      finding={results}
      note="Assumed for a small shop: traffic leaves a dead app server or worker in 1 minute; the standby database, written to at the same moment, takes over in 2. If both are gone, a new server takes 5 minutes and a restored database 90, from logs saved every 5. Load balancer, DNS or queue: 30, and the queue keeps what it holds. The one server returns in 4 hours from last night’s copy, its app alone in 30 minutes. Repairs run side by side; cost is in multiples of the one server’s, without people."
      message={`I tried the failure demonstration and unplugged ${without.length > 0 ? without.join("; ") : "nothing"}. ${results}`}
    />
  );
}
