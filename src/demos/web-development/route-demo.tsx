import { RadioField } from "../radio-field.tsx";
import { RangeField } from "../range-field.tsx";
import { SelectField } from "../select-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { Drawing } from "./route-drawing.tsx";
import { switchBox } from "./route-layout.ts";
import { allPaths, routes, type State } from "./route-model.ts";
import { describe, message, releaseOptions, suggest, verdict } from "./route-text.ts";

/** All pages are released, and visitors meet the mistake. */
const releasedWithMistake = { moved: allPaths, fixed: false };

function OverlayControls({ state: { moved, bad, fixed, release }, change, canvas }: ControlsProps<State>) {
  return (
    <OverlayGroup
      legend="Answered by the new app"
      controls={routes.map(({ path, share }, index) => {
        const { x, width, ...vertical } = switchBox(canvas, index);
        return {
          key: path,
          label: `${path} ${share}%${path === bad && !fixed ? ", bad release" : ""}`,
          // The control covers the name of the page too, which is left of the switch.
          box: { ...vertical, x: -6, width: x + width + 6 },
          pressed: moved.has(path),
          onPress: () =>
            change({
              moved: toggleInSet(moved, path),
              release: release === "everything" ? "route" : release,
            }),
        };
      })}
    />
  );
}

const badOptions = routes.map(({ path }) => ({ value: path, label: path }));
const formatMinutes = (count: number) => `${count}\u00a0min`;

function Controls({ bind }: ControlsProps<State>) {
  return (
    <>
      <RadioField legend="Released" options={releaseOptions} {...bind("release", releasedWithMistake)} />
      <SelectField label="With a mistake on" options={badOptions} {...bind("bad", releasedWithMistake)} />
      <RangeField
        label="Noticed after"
        min={1}
        max={60}
        format={formatMinutes}
        {...bind("detectionMinutes")}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo<State>({
  initialState: { ...releasedWithMistake, release: "everything", bad: "/orders", detectionMinutes: 10 },
  fontSize: { wide: 16, narrow: 15 },
  Drawing,
  OverlayControls,
  Controls,
  verdict,
  describe,
  suggest,
  note: "Made-up traffic of 1,200 visits an hour; the moves are steps 3 to 5 in the table below. We assume that, once the mistake is noticed, a proxy rule takes 1 minute, and taking back a release of everything takes 3 hours because of the data written since. The same page is faulty every time.",
  message,
});
