import { Label } from "../label.tsx";
import type { DrawingProps } from "../define-demo.tsx";
import { FormAfterStep } from "./form-after-step.tsx";
import { mended, refusedIn, stepAfter, walkThrough, type Fault, type State } from "./form-model.ts";

/** The form with its faults and the mended one, both after as many presses. */
export function Drawing({ state: { present, pressed }, canvas: { narrow, width } }: DrawingProps<State>) {
  const gap = narrow ? 16 : 40;
  const column = (width - gap) / 2;
  const forms = [
    {
      title: present.size === 0 ? "Yours, mended" : "With faults",
      steps: walkThrough(present),
      faults: present,
    },
    { title: "Mended", steps: mended, faults: new Set<Fault>() },
  ];
  return forms.map(({ title, steps, faults }, index) => (
    <g key={title} transform={`translate(${index * (column + gap)} 0)`}>
      <Label y={16} bold fontSize="17" text={title} />
      <Label y={38} fill="var(--muted)" text={`${steps.length} presses, ${refusedIn(steps)} refused`} />
      <FormAfterStep step={stepAfter(steps, pressed)} present={faults} width={column} />
    </g>
  ));
}
