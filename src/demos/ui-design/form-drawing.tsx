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
export function FormDrawing({ step, present, width }: Props) {
  const inner = width - 2 * pad;
  const letters = Math.floor(width / 7.4);
  const sendY = top + pad + pitch * 3;
  const order = present.has("order") ? { phone: 4, send: 3 } : { phone: 3, send: 4 };
  return (
    <>
      <rect
        x="1"
        y={top}
        width={width - 2}
        height={cardHeight}
        fill="none"
        stroke="var(--control)"
        strokeWidth="1.5"
      />
      <g transform={`translate(${pad} ${top + pad})`}>
        {fields.map((field, index) => (
          <g key={field} transform={`translate(0 ${index * pitch})`}>
            <FieldDrawing
              field={field}
              step={step}
              present={present}
              width={inner}
              letters={letters}
              place={field === "phone" ? order.phone : index + 1}
            />
          </g>
        ))}
      </g>
      <g transform={`translate(${pad} ${sendY})`}>
        {step?.focus === "send" && !present.has("ring") && <Ring width={96} height={38} />}
        <rect width="96" height="38" fill="var(--ink)" />
        <text x="48" y="24" textAnchor="middle" fill="var(--surface)" fontWeight="600">
          Send
        </text>
        <Place x={inner - 10} y={20} number={order.send} />
        {step?.sent && (
          <text x="106" y="24" fill="var(--success)" fontWeight="600">
            Sent
          </text>
        )}
      </g>
      <g transform={`translate(0 ${top + cardHeight + 22})`}>
        {lines(step ? `${step.does}: ${said(step)}` : "Nothing pressed yet", letters).map((text, index) => (
          <text key={text} y={index * 20}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

function said({ says }: Step): string {
  return says === "nothing" ? "nothing is said" : `“${says}”`;
}

interface FieldProps {
  field: Field;
  step: Step | undefined;
  present: ReadonlySet<Fault>;
  width: number;
  letters: number;
  /** In the order of the Tab key. */
  place: number;
}

function FieldDrawing({ field, step, present, width, letters, place }: FieldProps) {
  const value = step?.values[field] ?? "";
  const wrong = step?.marked.includes(field) ?? false;
  const message = wrong && !present.has("border") ? messageFor(field, value) : "";
  const inside = present.has("labels");
  return (
    <>
      {!inside && (
        <text y="10" fontWeight="600">
          {labels[field]}
        </text>
      )}
      <g transform="translate(0 18)">
        {step?.focus === field && !present.has("ring") && <Ring width={width} height={fieldHeight} />}
        <rect
          width={width}
          height={fieldHeight}
          fill="var(--surface)"
          stroke={wrong ? "var(--accent)" : "var(--control)"}
          strokeWidth={wrong ? 3 : 1.5}
        />
        <text x="9" y="22" fill={value ? "var(--ink)" : "var(--muted)"}>
          {value || (inside ? labels[field] : "")}
        </text>
        <Place x={width - 16} y={17} number={place} />
      </g>
      <g fill="var(--error)" fontSize="13">
        {lines(message, letters).map((text, index) => (
          <text key={text} y={71 + index * 15}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

function Ring({ width, height }: { width: number; height: number }) {
  return (
    <rect
      x="-3.5"
      y="-3.5"
      width={width + 7}
      height={height + 7}
      fill="none"
      stroke="var(--link)"
      strokeWidth="3"
    />
  );
}

/** Where the Tab key comes, as a number in a ring. */
function Place({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" fill="var(--sunken)" />
      <text x={x} y={y + 4.5} textAnchor="middle" fontFamily="var(--mono)" fontSize="12">
        {number}
      </text>
    </>
  );
}

/** A text in lines of at most so many letters. */
function lines(text: string, letters: number): string[] {
  return text.split(" ").reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < letters) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
    return all;
  }, []);
}
