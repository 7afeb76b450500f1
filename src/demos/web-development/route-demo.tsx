import { RangeField } from "../../ui/range-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { defineDemo, type ControlsProps, type TargetsProps } from "../define-demo.tsx";
import { DrawnControls } from "../drawn-controls.tsx";
import { toggle } from "../toggle.ts";
import { Drawing } from "./route-drawing.tsx";
import { layoutOf, ruleBox } from "./route-layout.ts";
import { routes, trials, type State } from "./route-model.ts";
import { describe, describeRule, explain, message } from "./route-text.ts";

const initialState: State = {
  moved: 5,
  trial: 25,
  undone: new Set(),
  bad: "/orders",
  detectionMinutes: 10,
};

function Targets({ state, change, canvas }: TargetsProps<State>) {
  return (
    <DrawnControls
      legend="Take back to the old app"
      canvas={canvas}
      controls={routes.slice(0, state.moved).map(({ path }, index) => ({
        key: path,
        label: `${path}: ${describeRule(state, index)}`,
        box: ruleBox(layoutOf(canvas), index),
        pressed: state.undone.has(path),
        onPress: () => change({ undone: toggle(state.undone, path) }),
      }))}
    />
  );
}

const badOptions = [
  { value: "", label: "no route" },
  ...routes.map(({ path }) => ({ value: path, label: path })),
] as const;

function Controls({ state, change, bind }: ControlsProps<State>) {
  return (
    <>
      <RangeField
        label="Routes moved"
        max={routes.length}
        format={(moved) => `${moved} of ${routes.length}`}
        {...bind("moved", { undone: new Set() })}
      />
      <RangeField
        label="Newest route"
        max={trials.length - 1}
        value={trials.indexOf(state.trial)}
        format={() => `${state.trial}% of visitors`}
        onChange={(index) => change({ trial: trials[index]! })}
      />
      <SelectField
        label="Bad release on"
        options={badOptions}
        value={state.bad ?? ""}
        onChange={(path) => change({ bad: path || undefined })}
      />
      <RangeField
        label="Noticed after"
        min={1}
        max={60}
        format={(minutes) => `${minutes}\u00a0min`}
        {...bind("detectionMinutes")}
      />
      <p>Press a moved route’s box in the proxy to take it back.</p>
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 15, narrow: 14 },
  Drawing,
  foldAt: 392,
  Targets,
  Controls,
  stamp: ({ bad, moved, undone }) => {
    if (!bad || routes.findIndex(({ path }) => path === bad) >= moved)
      return { text: "Delivered", good: true };
    return undone.has(bad) ? { text: "Taken back", good: true } : { text: "Damaged", good: false };
  },
  describe,
  explain,
  suggest: ({ bad, undone, moved }) =>
    bad && !undone.has(bad) && routes.findIndex(({ path }) => path === bad) < moved
      ? { label: `Take ${bad} back`, changed: { undone: toggle(undone, bad) } }
      : undefined,
  note: "Made-up traffic of 1,200 visits an hour; the moves are steps 3 to 5 of the table below. Assumed: once noticed, a proxy rule takes 1 minute and going back from a release of everything 3 hours, with the data written since. The same path is faulty in both cases.",
  message,
});
