import { box } from "../canvas.ts";
import { Label } from "../label.tsx";
import { fields, labels, messageFor, type Fault, type Field, type Step } from "./form-model.ts";

interface Props {
  /** None: nothing has been pressed yet. */
  step: Step | undefined;
  present: ReadonlySet<Fault>;
  width: number;
}

const top = 54;
const pad = 12;
const fieldHeight = 34;
const pitch = 92;
const cardHeight = pitch * 3 + 62;

/** One of the forms after a press, with what the screen reader says below it. */
export function FormAfterStep({ step, present, width }: Props) {
  const inner = width - 2 * pad;
  const lineLength = Math.floor(width / 7.4);
  const sendY = top + pad + pitch * 3;
  const order = present.has("order") ? { phone: 4, send: 3 } : { phone: 3, send: 4 };
  return (
    <>
      <rect {...box(1, top, width - 2, cardHeight)} fill="none" stroke="var(--control)" strokeWidth="1.5" />
      <g transform={`translate(${pad} ${top + pad})`}>
        {fields.map((field, index) => (
          <g key={field} transform={`translate(0 ${index * pitch})`}>
            <FieldDrawing
              field={field}
              step={step}
              present={present}
              width={inner}
              lineLength={lineLength}
              place={field === "phone" ? order.phone : index + 1}
            />
          </g>
        ))}
      </g>
      <g transform={`translate(${pad} ${sendY})`}>
        {step?.focus === "send" && !present.has("ring") && <Ring width={96} height={38} />}
        <rect width="96" height="38" fill="var(--ink)" />
        <Label x={48} y={24} textAnchor="middle" fill="var(--surface)" bold text="Send" />
        <Place x={inner - 10} y={20} number={order.send} />
        {step?.sent && <Label x={106} y={24} fill="var(--success)" bold text="Sent" />}
      </g>
      <g transform={`translate(0 ${top + cardHeight + 22})`}>
        {lines(step ? `${step.action}: ${spoken(step)}` : "Nothing pressed yet", lineLength).map(
          (text, index) => (
            <Label key={text} y={index * 20} text={text} />
          ),
        )}
      </g>
    </>
  );
}

function spoken({ says }: Step): string {
  return says === "nothing" ? "nothing is said" : `“${says}”`;
}

interface FieldProps {
  field: Field;
  step: Step | undefined;
  present: ReadonlySet<Fault>;
  width: number;
  /** In characters. */
  lineLength: number;
  /** In the order of the Tab key. */
  place: number;
}

function FieldDrawing({ field, step, present, width, lineLength, place }: FieldProps) {
  const value = step?.values[field] ?? "";
  const wrong = step?.marked.includes(field) ?? false;
  const message = wrong && !present.has("border") ? messageFor(field, value) : "";
  const inside = present.has("labels");
  return (
    <>
      {!inside && <Label y={10} bold text={labels[field]} />}
      <g transform="translate(0 18)">
        {step?.focus === field && !present.has("ring") && <Ring width={width} height={fieldHeight} />}
        <rect
          width={width}
          height={fieldHeight}
          fill="var(--surface)"
          stroke={wrong ? "var(--accent)" : "var(--control)"}
          strokeWidth={wrong ? 3 : 1.5}
        />
        <Label
          x={9}
          y={22}
          fill={value ? "var(--ink)" : "var(--muted)"}
          text={value || (inside ? labels[field] : "")}
        />
        <Place x={width - 16} y={17} number={place} />
      </g>
      <g fill="var(--error)" fontSize="13">
        {lines(message, lineLength).map((text, index) => (
          <Label key={text} y={71 + index * 15} text={text} />
        ))}
      </g>
    </>
  );
}

function Ring({ width, height }: { width: number; height: number }) {
  return (
    <rect {...box(-3.5, -3.5, width + 7, height + 7)} fill="none" stroke="var(--link)" strokeWidth="3" />
  );
}

/** Where the Tab key comes, as a number in a ring. */
function Place({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" fill="var(--sunken)" />
      <Label x={x} y={y + 4.5} textAnchor="middle" fontFamily="var(--mono)" fontSize="12" text={number} />
    </>
  );
}

/** A text in lines of at most so many characters. */
function lines(text: string, lineLength: number): string[] {
  return text.split(" ").reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < lineLength) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
    return all;
  }, []);
}
