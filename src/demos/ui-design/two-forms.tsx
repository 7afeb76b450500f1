import { css } from "@linaria/core";
import { useState } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { faults, refusedIn, walkThrough, type Fault } from "./form-model.ts";
import { firstPress, mended, TwoFormsDrawing } from "./two-forms-drawing.tsx";

/** What it is like mended. */
const cures: Record<Fault, string> = {
  labels: "Labels stay above the fields",
  ring: "The focus can be seen",
  order: "Tab follows the form",
  spaces: "Numbers may hold spaces",
  border: "Errors say what is wrong",
  cleared: "A refusal keeps the text",
};

export function TwoForms() {
  const [present, setPresent] = useState<ReadonlySet<Fault>>(new Set(faults));
  const [pressed, setPressed] = useState(firstPress);
  const narrow = useMediaQuery(narrowDrawing);
  const steps = walkThrough(present);
  const most = Math.max(steps.length, mended.length);
  const at = Math.min(pressed, most);
  const step = steps[Math.min(at, steps.length) - 1];

  function mend(fault: Fault, isMended: boolean) {
    const rest = new Set(present);
    if (isMended) rest.delete(fault);
    else rest.add(fault);
    setPresent(rest);
  }

  const count = `With ${present.size} of 6 faults the message takes ${steps.length} presses and ${fieldsRefused(refusedIn(steps))}; mended, it takes ${mended.length} and ${refusedIn(mended)}.`;
  return (
    <DemoBoard
      drawing={<TwoFormsDrawing present={present} steps={steps} at={at} narrow={narrow} />}
      controls={
        <>
          <RangeField
            label="Press"
            min={0}
            max={most}
            value={at}
            shown={`${at} of ${most}`}
            onChange={setPressed}
          />
          <fieldset className={group}>
            <legend className={title}>Mend one by one</legend>
            {faults.map((fault) => (
              <CheckField
                key={fault}
                label={cures[fault]}
                checked={!present.has(fault)}
                onChange={(checked) => mend(fault, checked)}
              />
            ))}
          </fieldset>
        </>
      }
      finding={
        <>
          {step &&
            `${step.does}: a screen reader says ${step.says === "nothing" ? "nothing" : `“${step.says}”`}. `}
          {count}
        </>
      }
      note="A model of one visitor who mistypes an address and writes the number with a space. Drawn, so that this page keeps no faulty form; the small numbers are the order of the Tab key."
      message={`I tried the two forms. ${count}`}
    />
  );
}

function fieldsRefused(count: number): string {
  return `${count}\u00a0${count === 1 ? "field is" : "fields are"} refused`;
}

const group = css`
  min-inline-size: 0;
  border: 0;
`;

const title = css`
  padding: 0;
  font-weight: 560;
`;
