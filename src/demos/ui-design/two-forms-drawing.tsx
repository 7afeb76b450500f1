import { Drawing } from "../drawing.tsx";
import { faults, refusedIn, walkThrough, type Fault, type Step } from "./form-model.ts";
import { FormDrawing } from "./form-drawing.tsx";

interface Props {
  present: ReadonlySet<Fault>;
  steps: Step[];
  /** How many presses have been made; 0 is the form untouched. */
  at: number;
  narrow: boolean;
}

export const mended = walkThrough(new Set());

/** As the demonstration begins: both have just been refused for the first time. */
export const firstPress = 8;

export function TwoFormsStill({ narrow }: { narrow: boolean }) {
  const present = new Set(faults);
  return <TwoFormsDrawing present={present} steps={walkThrough(present)} at={firstPress} narrow={narrow} />;
}

export function TwoFormsDrawing({ present, steps, at, narrow }: Props) {
  const width = narrow ? 340 : 760;
  const gap = narrow ? 16 : 40;
  const column = (width - gap) / 2;
  const forms = [
    { title: present.size === 0 ? "Yours, mended" : "With faults", steps, present },
    { title: "Mended", steps: mended, present: new Set<Fault>() },
  ];
  return (
    <Drawing width={width} height={narrow ? 516 : 480} letters={narrow ? 14 : 15}>
      {forms.map(({ title, steps: all, present: here }, index) => (
        <g key={title} transform={`translate(${index * (column + gap)} 0)`}>
          <text y="16" fontWeight="600" fontSize="17">
            {title}
          </text>
          <text y="38" fill="var(--muted)">
            {all.length} presses, {refusedIn(all)} refused
          </text>
          <FormDrawing
            step={at === 0 ? undefined : all[Math.min(at, all.length) - 1]}
            present={here}
            width={column}
          />
        </g>
      ))}
    </Drawing>
  );
}
