import { gold } from "../../styles/tokens.ts";
import { middleOf, type Rect } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Tag } from "../tag.tsx";
import { SwitchTile } from "../switch-tile.tsx";
import { DrawingText, halfCapHeight } from "../drawing-text.tsx";
import { FallenLetters } from "./fallen-letters.tsx";
import { fieldRect, layouts, tileRect, type Layout } from "./form-layout.ts";
import {
  charactersLost,
  faults,
  fields,
  isSent,
  markedFields,
  reasonFor,
  type Field,
  type State,
} from "./form-model.ts";
import { headline, labels, tileLines } from "./form-text.ts";
import { Letterbox } from "./letterbox.tsx";

/** The form with its faults, the letterbox it leads to, and a switch for each fault. The fields over the drawing show the typed text. */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const { present, values } = state;
  const layout = layouts[size.name];
  const { button, buttonFontSize } = layout;
  const marked = markedFields(state);
  const sent = isSent(state);
  const live = change !== undefined;
  return (
    <g fontWeight="820">
      <Letterbox sent={sent} values={values} layout={layout} live={live} />
      <rect {...layout.form} fill={gold} />
      <DrawingText {...layout.headline} text={headline(state)} />
      {fields.map((field) => (
        <FormField key={field} field={field} state={state} layout={layout} />
      ))}
      <rect {...button} fill={sent ? "var(--success)" : "var(--ink)"} />
      <DrawingText
        x={middleOf(button).x}
        y={middleOf(button).y + buttonFontSize * halfCapHeight}
        fontSize={buttonFontSize}
        anchor="middle"
        fill="var(--surface)"
        text={sent ? "Sent" : "Send"}
      />
      <g pointerEvents="none">
        {marked.length > 0 && charactersLost(state) === 0 && <ReturnedLetter layout={layout} lands={live} />}
        <FallenLetters state={state} layout={layout} live={live} />
      </g>
      {faults.map((fault) => (
        <SwitchTile
          key={fault}
          area={tileRect(fault, layout)}
          lines={tileLines[fault]}
          on={!present.has(fault)}
          look={layout.tileLook}
        />
      ))}
    </g>
  );
}

interface FieldProps {
  field: Field;
  state: State;
  layout: Layout;
}

/** A field with its label and, if the form gives one, the reason why it is refused. The typed text is in the input over it. */
function FormField({ field, state, layout }: FieldProps) {
  const { present, values } = state;
  const { label, inset, border } = layout;
  const area = fieldRect(field, layout);
  const { x, y, width, height } = area;
  const isMarked = markedFields(state).includes(field);
  const labelY = y - label.rise;
  return (
    <g>
      <rect
        {...area}
        fill="var(--surface)"
        stroke={isMarked ? "var(--accent)" : "var(--ink)"}
        strokeWidth={isMarked ? 2 * border : border}
      />
      {!present.has("labels") && (
        <DrawingText x={x} y={labelY} fontSize={label.fontSize} text={labels[field]} />
      )}
      {present.has("labels") && !values[field] && (
        <DrawingText
          x={x + inset}
          y={y + height / 2 + label.fontSize * halfCapHeight}
          fontSize={label.fontSize}
          fill="var(--control)"
          text={labels[field]}
        />
      )}
      {isMarked && !present.has("reasons") && (
        <DrawingText
          x={x + width}
          y={labelY}
          fontSize={label.fontSize}
          anchor="end"
          fill="var(--error)"
          text={reasonFor(field, state)}
        />
      )}
      {(isMarked || isSent(state)) && <EndMark area={area} good={!isMarked} />}
    </g>
  );
}

/** At the end of a field, an exclamation mark or a tick. */
function EndMark({ area, good }: { area: Rect; good: boolean }) {
  const { height } = area;
  return (
    <g transform={`translate(${area.x + area.width - height} ${area.y}) scale(${height / 54})`}>
      <path d="M0 0H54V54H0z" fill={good ? "var(--success)" : "var(--accent)"} />
      <path
        d={good ? "M15 28l9 10 16-21" : "M27 12V31M27 37v6"}
        fill="none"
        stroke="var(--surface)"
        strokeWidth="7"
      />
    </g>
  );
}

function ReturnedLetter({ layout, lands }: { layout: Layout; lands: boolean }) {
  const { x, y, width, height, fontSize } = layout.returned;
  return (
    <>
      <path
        transform={`translate(${x} ${y}) rotate(5) translate(${-width / 2} ${-height / 2})`}
        d={`M0 0H${width}V${height}H0zL${width / 2} ${height * 0.55}L${width} 0`}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth={layout.border}
        strokeLinejoin="round"
      />
      <Tag
        at={{ x, y }}
        turn={-5}
        fontSize={fontSize}
        fill="var(--accent)"
        ink="var(--surface)"
        lands={lands}
        text="REFUSED"
      />
    </>
  );
}
