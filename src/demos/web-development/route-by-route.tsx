import { useState } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { RangeField } from "../../ui/range-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { DrawnButtons } from "../drawn-buttons.tsx";
import { firstSetting, RouteDrawing } from "./route-drawing.tsx";
import { narrowLayout, ruleBox, wideLayout } from "./route-layout.ts";
import { routes, trials, type Path, type Setting } from "./route-model.ts";
import { resultWords, ruleWords } from "./route-words.ts";

export function RouteByRoute() {
  const [setting, setSetting] = useState(firstSetting);
  const narrow = useMediaQuery(narrowDrawing);
  const layout = narrow ? narrowLayout : wideLayout;
  const { moved, trial, undone, bad, noticed } = setting;
  const result = resultWords(setting);
  const set = (change: Partial<Setting>) => setSetting({ ...setting, ...change });

  function toggle(path: Path) {
    const next = new Set(undone);
    if (!next.delete(path)) next.add(path);
    set({ undone: next });
  }

  return (
    <DemoBoard
      drawing={
        <DrawnButtons
          label="Take back to the old app"
          width={layout.width}
          height={layout.height}
          spots={routes.slice(0, moved).map(({ path }, index) => ({
            name: path,
            label: `${path}: ${ruleWords(setting, index)}`,
            pressed: undone.has(path),
            box: ruleBox(layout, index),
          }))}
          onPress={toggle}
        >
          <RouteDrawing setting={setting} narrow={narrow} />
        </DrawnButtons>
      }
      controls={
        <>
          <RangeField
            label="Routes moved"
            min={0}
            max={routes.length}
            value={moved}
            shown={`${moved} of ${routes.length}`}
            onChange={(count) => set({ moved: count, undone: new Set() })}
          />
          <RangeField
            label="Newest route"
            min={0}
            max={trials.length - 1}
            value={trials.indexOf(trial)}
            shown={`${trial}% of visitors`}
            onChange={(index) => set({ trial: trials[index]! })}
          />
          <SelectField
            label="Bad release on"
            value={bad ?? ""}
            onChange={(path) => set({ bad: routes.find((route) => route.path === path)?.path })}
          >
            <option value="">no route</option>
            {routes.map(({ path }) => (
              <option key={path}>{path}</option>
            ))}
          </SelectField>
          <RangeField
            label="Noticed after"
            min={1}
            max={60}
            value={noticed}
            shown={`${noticed}\u00a0min`}
            onChange={(minutes) => set({ noticed: minutes })}
          />
          <p>Press a moved route’s box in the proxy to take it back.</p>
        </>
      }
      finding={result}
      note="Made-up traffic of 1,200 visits an hour; the moves are steps 3 to 5 of the table below. Assumed: once noticed, a proxy rule takes 1 minute and going back from a release of everything 3 hours, with the data written since. The same path is faulty in both cases."
      message={`I tried the migration demonstration with ${moved} of ${routes.length} routes moved and the newest one open to ${trial}% of visitors. ${result}`}
    />
  );
}
