import { RangeField } from "../../ui/range-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { DrawnControls } from "../drawn-controls.tsx";
import { toggle } from "../toggle.ts";
import { Drawing } from "./route-drawing.tsx";
import { ruleBox } from "./route-layout.ts";
import { routes, type State } from "./route-model.ts";
import { describe, message } from "./route-text.ts";

const initialState: State = {
  moved: new Set(["/help", "/catalogue", "/search", "/account", "/orders"]),
  bad: "/orders",
  trial: 100,
  detectionMinutes: 10,
};

/** In percent of the visitors. */
const trials = [5, 25, 50, 100];

function Targets({ state: { moved, bad }, change, canvas }: ControlsProps<State>) {
  return (
    <DrawnControls
      legend="Answered by the new app"
      controls={routes.map(({ path, share }, index) => {
        const { x, width, ...rule } = ruleBox(canvas, index);
        return {
          key: path,
          label: `${path} ${share}%${path === bad ? ", bad release" : ""}`,
          box: { ...rule, x: -6, width: x + width + 6 },
          pressed: moved.has(path),
          onPress: () => change({ moved: toggle(moved, path) }),
        };
      })}
    />
  );
}

const badOptions = routes.map(({ path }) => ({ value: path, label: path }));

function Controls({ state: { moved, bad, trial }, change, bind }: ControlsProps<State>) {
  return (
    <>
      <SelectField
        label="Bad release on"
        options={badOptions}
        value={bad}
        onChange={(path) => change({ bad: path, moved: new Set([...moved, path]) })}
      />
      <RangeField
        label="Open to"
        max={trials.length - 1}
        value={trials.indexOf(trial)}
        format={() => `${trial}% of visitors`}
        onChange={(index) => change({ trial: trials[index]! })}
      />
      <RangeField
        label="Noticed after"
        min={1}
        max={60}
        format={(minutes) => `${minutes}\u00a0min`}
        {...bind("detectionMinutes")}
      />
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 14 },
  Drawing,
  foldAt: 281,
  Targets,
  Controls,
  stamp: ({ bad, moved }) =>
    moved.has(bad) ? { text: "Damaged", good: false } : { text: "Taken back", good: true },
  describe,
  suggest: ({ bad, moved, trial }) => {
    if (moved.has(bad)) return { label: `Take ${bad} back`, changed: { moved: toggle(moved, bad) } };
    return trial > 5
      ? { label: "Release it again, to 5%", changed: { moved: toggle(moved, bad), trial: 5 } }
      : undefined;
  },
  note: "Made-up traffic of 1,200 visits an hour; the moves are steps 3 to 5 of the table below. Assumed: once noticed, a proxy rule takes 1 minute and going back from a release of everything 3 hours, with the data written since. The same path is faulty in both cases.",
  message,
});
