import { gold } from "../../styles/tokens.ts";
import { middleOf, type Box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Tag } from "../tag.tsx";
import { SwitchTile } from "../switch-tile.tsx";
import { Word } from "../word.tsx";
import { FallenLetters } from "./fallen-letters.tsx";
import { fieldBox, layoutOf, tileBox, type Layout } from "./form-layout.ts";
import { charactersLost, faults, fields, isSent, markedFields, reasonFor, type State } from "./form-model.ts";
import { headline, labels, tileLines } from "./form-text.ts";
import { Letterbox } from "./letterbox.tsx";

/** The form with its faults, the letterbox it leads to, and a switch for each fault. The fields over the drawing show the typed text. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { present, values } = state;
  const layout = layoutOf(canvas);
  const { button, label, inset, border } = layout;
  const marked = markedFields(state);
  const labelsInside = present.has("labels");
  const sent = isSent(state);
  const moves = change !== undefined;
  return (
    <g fontWeight="820">
      <Letterbox sent={sent} values={values} layout={layout} moves={moves} />
      <rect {...layout.form} fill={gold} />
      <Word {...layout.headline} text={headline(state)} />
      {fields.map((field) => {
        const area = fieldBox(field, layout);
        const { x, y, height } = area;
        const isMarked = marked.includes(field);
        const baseline = y + height / 2 + label.fontSize * 0.36;
        return (
          <g key={field}>
            <rect
              {...area}
              fill="var(--surface)"
              stroke={isMarked ? "var(--accent)" : "var(--ink)"}
              strokeWidth={isMarked ? 2 * border : border}
            />
            {labelsInside
              ? !values[field] && (
                  <Word
                    x={x + inset}
                    y={baseline}
                    fontSize={label.fontSize}
                    fill="var(--control)"
                    text={labels[field]}
                  />
                )
              : textAbove(area, layout, labels[field])}
            {isMarked && !present.has("reasons") && (
              <Word
                x={x + area.width}
                y={y - label.rise}
                fontSize={label.fontSize}
                anchor="end"
                fill="var(--error)"
                text={reasonFor(field, state)}
              />
            )}
            {(isMarked || sent) && <EndMark area={area} good={!isMarked} />}
          </g>
        );
      })}
      <rect {...button} fill={sent ? "var(--success)" : "var(--ink)"} />
      <Word
        x={middleOf(button).x}
        y={middleOf(button).y + layout.buttonFont * 0.36}
        fontSize={layout.buttonFont}
        anchor="middle"
        fill="var(--surface)"
        text={sent ? "Sent" : "Send"}
      />
      <g pointerEvents="none">
        {marked.length > 0 && charactersLost(state) === 0 && <Returned layout={layout} lands={moves} />}
        <FallenLetters state={state} layout={layout} moves={moves} />
      </g>
      {faults.map((fault) => (
        <SwitchTile
          key={fault}
          area={tileBox(fault, layout)}
          lines={tileLines[fault]}
          on={!present.has(fault)}
          check={layout.check}
          text={layout.tileText}
        />
      ))}
    </g>
  );
}

function textAbove({ x, y }: Box, { label }: Layout, text: string) {
  return <Word x={x} y={y - label.rise} fontSize={label.fontSize} text={text} />;
}

/** At the end of a field, an exclamation mark or a tick. */
function EndMark({ area, good }: { area: Box; good: boolean }) {
  const { height } = area;
  const part = height / 54;
  return (
    <g transform={`translate(${area.x + area.width - height} ${area.y}) scale(${part})`}>
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

/** The letter that has come back. */
function Returned({ layout, lands }: { layout: Layout; lands: boolean }) {
  const {
    at: [x, y],
    envelope: [width, height],
    fontSize,
  } = layout.returned;
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
        at={[x, y]}
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
