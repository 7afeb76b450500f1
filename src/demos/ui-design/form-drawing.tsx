import { box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { SvgText } from "../svg-text.tsx";
import { buttonBox, fieldBox } from "./form-layout.ts";
import { fields, isSent, markedFields, reasonFor, type State } from "./form-model.ts";
import { labels } from "./form-text.ts";

/** The form with its faults. Values are drawn in the static picture alone: live, the fields over the drawing show them. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { present, values } = state;
  const { narrow, width, height } = canvas;
  const marked = markedFields(state);
  const button = buttonBox(canvas);
  const labelsInside = present.has("labels");
  const sent = isSent(state);
  return (
    <>
      <rect {...box(1, 1, width - 2, height - 2)} fill="none" stroke="var(--control)" strokeWidth="1.5" />
      {fields.map((field) => {
        const inputBox = fieldBox(field, canvas);
        const { x, y } = inputBox;
        const textY = y + inputBox.height / 2 + 6;
        const isMarked = marked.includes(field);
        const border = isMarked
          ? { stroke: "var(--accent)", strokeWidth: 3.5 }
          : { stroke: "var(--control)", strokeWidth: 1.5 };
        return (
          <g key={field}>
            {!labelsInside && <SvgText x={x} y={y - 9} bold text={labels[field]} />}
            <rect {...inputBox} fill="var(--surface)" {...border} />
            {labelsInside && !values[field] && (
              <SvgText x={x + 13} y={textY} fontSize="16" fill="var(--muted)" text={labels[field]} />
            )}
            {!change && <SvgText x={x + 13} y={textY} fontSize="16" text={values[field]} />}
            {isMarked && !present.has("reasons") && (
              <SvgText
                x={labelsInside ? x : x + 66}
                y={y - 9}
                bold
                fill="var(--error)"
                text={reasonFor(field, state)}
              />
            )}
          </g>
        );
      })}
      {!narrow && <ReceivedMessage sent={sent} values={values} />}
      {sent && (
        <path
          transform={`translate(${narrow ? "286 57" : "668 138"})`}
          d="M-28 0a28 28 0 0 1 56 0a28 28 0 0 1-56 0h8a20 20 0 0 1 40 0a20 20 0 0 1-40 0M-166-12h140M-166 0h138M-166 12h140"
          fill="none"
          stroke="var(--success)"
          strokeWidth="3"
        />
      )}
      <rect {...button} rx="3" />
      <SvgText
        x={button.x + button.width / 2}
        y={button.y + 30}
        textAnchor="middle"
        fontSize="17"
        fill="var(--surface)"
        bold
        text={sent ? "Sent" : "Send"}
      />
    </>
  );
}

/** The message that the company gets, empty until the form is sent. */
function ReceivedMessage({ sent, values }: Pick<State, "values"> & { sent: boolean }) {
  return (
    <g transform="translate(482 92)">
      <SvgText y="-12" bold text="What reaches you" />
      <rect width="258" height="172" fill="var(--sunken)" />
      <rect {...box(202, 16, 40, 50)} fill="var(--surface)" stroke="var(--link)" strokeDasharray="2 3" />
      <path d="M212 48l10-18 10 18z" fill="var(--link)" />
      {fields.map((field, index) => (
        <g key={field} transform={`translate(20 ${96 + index * 28})`}>
          <path d="M0 6h180" stroke="var(--control)" />
          {sent && <SvgText text={values[field]} />}
        </g>
      ))}
    </g>
  );
}
