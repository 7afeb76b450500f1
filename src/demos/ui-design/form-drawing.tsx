import { box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Label } from "../label.tsx";
import {
  fields,
  labels,
  mended,
  messageFor,
  refusedIn,
  stepAfter,
  walkThrough,
  type Fault,
  type Field,
  type State,
  type Step,
} from "./form-model.ts";

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

interface Props {
  /** None: nothing has been pressed yet. */
  step: Step | undefined;
  present: ReadonlySet<Fault>;
  width: number;
}

const top = 54;
const pad = 12;
const pitch = 92;
const cardHeight = pitch * 3 + 62;

/** One of the forms after a press, with what the screen reader says below it. */
function FormAfterStep({ step, present, width }: Props) {
  const inner = width - 2 * pad;
  const places = present.has("order")
    ? { name: 1, email: 2, send: 3, phone: 4 }
    : { name: 1, email: 2, phone: 3, send: 4 };
  return (
    <>
      <rect {...box(1, top, width - 2, cardHeight)} fill="none" stroke="var(--control)" strokeWidth="1.5" />
      {fields.map((field, index) => (
        <g key={field} transform={`translate(${pad} ${top + pad + index * pitch})`}>
          <FieldDrawing field={field} step={step} present={present} width={inner} />
          <Place x={inner - 16} y={35} number={places[field]} />
        </g>
      ))}
      <g transform={`translate(${pad} ${top + pad + pitch * 3})`}>
        {step?.focus === "send" && !present.has("ring") && <Ring width={96} height={38} />}
        <rect width="96" height="38" fill="var(--ink)" />
        <Label x={48} y={24} textAnchor="middle" fill="var(--surface)" bold text="Send" />
        <Place x={inner - 10} y={20} number={places.send} />
        {step?.sent && <Label x={106} y={24} fill="var(--success)" bold text="Sent" />}
      </g>
      <g transform={`translate(0 ${top + cardHeight + 22})`}>
        <Paragraph text={spoken(step)} width={width} lineHeight={20} />
      </g>
    </>
  );
}

function spoken(step: Step | undefined): string {
  if (!step) return "Nothing pressed yet";
  return `${step.action}: ${step.says === "nothing" ? "nothing is said" : `“${step.says}”`}`;
}

function FieldDrawing({ field, step, present, width }: Props & { field: Field }) {
  const value = step?.values[field] ?? "";
  const wrong = step?.marked.includes(field) ?? false;
  const inside = present.has("labels");
  const height = 34;
  const look = wrong
    ? { stroke: "var(--accent)", strokeWidth: 3 }
    : { stroke: "var(--control)", strokeWidth: 1.5 };
  return (
    <>
      {!inside && <Label y={10} bold text={labels[field]} />}
      <g transform="translate(0 18)">
        {step?.focus === field && !present.has("ring") && <Ring width={width} height={height} />}
        <rect width={width} height={height} fill="var(--surface)" {...look} />
        {value && <Label x={9} y={22} text={value} />}
        {!value && inside && <Label x={9} y={22} fill="var(--muted)" text={labels[field]} />}
      </g>
      {wrong && !present.has("border") && (
        <g transform="translate(0 71)" fill="var(--error)" fontSize="13">
          <Paragraph text={messageFor(field, value)} width={width + 2 * pad} lineHeight={15} />
        </g>
      )}
    </>
  );
}

function Ring({ width, height }: { width: number; height: number }) {
  return (
    <rect {...box(-3.5, -3.5, width + 7, height + 7)} fill="none" stroke="var(--link)" strokeWidth="3" />
  );
}

/** The place in the order of the Tab key, as a number in a ring. */
function Place({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" fill="var(--sunken)" />
      <Label x={x} y={y + 4.5} textAnchor="middle" fontFamily="var(--mono)" fontSize="12" text={number} />
    </>
  );
}

interface ParagraphProps {
  text: string;
  width: number;
  lineHeight: number;
}

/** A text in as many lines as it takes. */
function Paragraph({ text, width, lineHeight }: ParagraphProps) {
  const lineLength = Math.floor(width / 7.4);
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines.map((line, index) => <Label key={line} y={index * lineHeight} text={line} />);
}
