import { css } from "@linaria/core";
import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { DrawingText } from "../drawing-text.tsx";
import { middleOf, type Rect } from "../svg-geometry.ts";
import { SwitchTile } from "../switch-tile.tsx";
import { Tag } from "../tag.tsx";
import { FallenLetters } from "./fallen-letters.tsx";
import { fieldRect, layouts, tileRect, type Layout } from "./form-layout.ts";
import {
  charactersLost,
  faults,
  fields,
  isSent,
  markedFields,
  type Field,
  type State,
} from "./form-model.ts";
import { buttonTexts, headline, labels, reasonFor, refusedTag, tileLines } from "./form-text.ts";
import { Letterbox } from "./letterbox.tsx";

/**
 * The form with its faults, the letterbox it leads to, and a switch for each fault. The fields over the
 * drawing show the typed text.
 */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const { present, values } = state;
  const layout = layouts[size.name];
  const { button, buttonFontSize } = layout;
  const sent = isSent(state);
  const live = change !== undefined;
  return (
    <g fontWeight="820">
      <Letterbox sent={sent} values={values} layout={layout} live={live} />
      <rect {...layout.form} fill={gold} />
      <DrawingText {...layout.headline} text={headline(state)} />
      <g className={live ? changing : undefined}>
        {fields.map((field) => (
          <FormField key={field} field={field} state={state} layout={layout} />
        ))}
        <rect {...button} fill={sent ? "var(--success)" : "var(--fg)"} />
        {faults.map((fault) => (
          <SwitchTile
            key={fault}
            area={tileRect(fault, layout)}
            lines={tileLines[fault]}
            on={!present.has(fault)}
            sizes={layout.tileSizes}
          />
        ))}
        <ReturnedLetter state={state} layout={layout} live={live} />
      </g>
      <DrawingText
        x={middleOf(button).x}
        y={middleOf(button).y + buttonFontSize * halfCapHeight}
        fontSize={buttonFontSize}
        anchor="middle"
        fill="var(--surface)"
        text={sent ? buttonTexts.sent : buttonTexts.send}
      />
      <FallenLetters state={state} layout={layout} live={live} />
    </g>
  );
}

interface FieldProps {
  field: Field;
  state: State;
  layout: Layout;
}

/**
 * A field with its label and, if the form gives one, the reason why it is refused. The typed text is in the
 * input over it.
 */
function FormField({ field, state, layout }: FieldProps) {
  const { present, values } = state;
  const { label, inset, border } = layout;
  const area = fieldRect(field, layout);
  const { x, y, width, height } = area;
  const isMarked = markedFields(state).includes(field);
  const labelY = y - label.rise;
  const inside = present.has("labels");
  const covered = inside && values[field] !== "";
  const sent = isSent(state);
  const saysWhy = isMarked && !present.has("reasons");
  return (
    <g>
      <rect
        {...area}
        fill="var(--surface)"
        stroke={isMarked ? "var(--accent)" : "var(--fg)"}
        strokeWidth={isMarked ? 2 * border : border}
      />
      {/* The label moves from inside the field to above it when labels stay visible. */}
      <g
        transform={`translate(${inside ? x + inset : x} ${inside ? y + height / 2 + label.fontSize * halfCapHeight : labelY})`}
        fill={inside ? "var(--control)" : "var(--fg)"}
        opacity={covered ? 0 : 1}
      >
        {!covered && <DrawingText x={0} y={0} fontSize={label.fontSize} text={labels[field]} />}
      </g>
      {/* The reason grows out of the mark at the end of the field. */}
      <g
        transform={`translate(${x + width} ${saysWhy ? labelY : y + height}) scale(${saysWhy ? 1 : 0.2})`}
        opacity={saysWhy ? 1 : 0}
      >
        {isMarked && (
          <DrawingText
            x={0}
            y={0}
            fontSize={label.fontSize}
            anchor="end"
            fill="var(--error)"
            text={reasonFor(field, state)}
          />
        )}
      </g>
      <EndMark area={area} shown={isMarked || sent} good={sent} />
    </g>
  );
}

/** At the end of a field, an exclamation mark or a tick, of no width while neither is shown. */
function EndMark({ area, shown, good }: { area: Rect; shown: boolean; good: boolean }) {
  const { height } = area;
  const scale = height / 54;
  return (
    <g
      transform={`translate(${area.x + area.width - (shown ? height : 0)} ${area.y}) scale(${shown ? scale : 0} ${scale})`}
    >
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

interface LetterProps {
  state: State;
  layout: Layout;
  live: boolean;
}

/**
 * The message that the form has refused, for as long as it still has it. When it is sent, it flies to the
 * letterbox.
 */
function ReturnedLetter({ state, layout, live }: LetterProps) {
  const { x, y, width, height, fontSize } = layout.returned;
  const slot = middleOf(layout.plate);
  const refused = markedFields(state).length > 0;
  const sent = isSent(state);
  return (
    <g
      transform={
        sent
          ? `translate(${slot.x} ${slot.y}) rotate(0) scale(0.6)`
          : `translate(${x} ${y}) rotate(${refused ? 5 : 0}) scale(1)`
      }
      opacity={sent || charactersLost(state) > 0 ? 0 : 1}
      pointerEvents="none"
    >
      <path
        d={`M${-width / 2} ${-height / 2}h${width}v${height}h${-width}zl${width / 2} ${height * 0.55}l${width / 2} ${-height * 0.55}`}
        fill="var(--surface)"
        stroke="var(--fg)"
        strokeWidth={layout.border}
        strokeLinejoin="round"
      />
      {refused && (
        <Tag
          at={{ x: 0, y: 0 }}
          turn={-10}
          fontSize={fontSize}
          fill="var(--accent)"
          color="var(--surface)"
          lands={live}
          text={refusedTag}
        />
      )}
    </g>
  );
}

/** Labels, reasons, marks and the letter are seen coming and going. */
const changing = css`
  @media ${motionAllowed} {
    > g > :is(g, rect),
    > rect {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
`;
