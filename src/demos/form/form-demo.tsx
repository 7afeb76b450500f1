import { css } from "@linaria/core";
import { use, useRef, type FormEvent } from "react";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { middleOf, type Rect } from "../svg-geometry.ts";
import { isInPart, overlayStyle, VisiblePart } from "../visible-part.ts";
import { Drawing } from "./form-drawing.tsx";
import { fieldRect, layouts, stickyHeight, tileRect } from "./form-layout.ts";
import {
  faults,
  fields,
  initialState,
  markedFields,
  toggleFault,
  refusedFields,
  send,
  sendTyped,
  typeOn,
  type State,
} from "./form-model.ts";
import {
  buttonTexts,
  describe,
  labels,
  enclosure,
  suggest,
  tileLines,
  verdict,
  explanation,
} from "./form-text.ts";

/**
 * A working form over the drawn one. Its fields always have a name and a focus ring: the faults are only
 * drawn, so that they exclude nobody.
 */
function OverlayForm({ state, change, size }: ControlsProps<State>) {
  const form = useRef<HTMLFormElement>(null);
  const part = use(VisiblePart);
  const layout = layouts[size.name];
  const marked = markedFields(state);
  const styleFor = (area: Rect) => overlayStyle({ ...area, y: middleOf(area).y }, part);

  if (!isInPart(layout.form, part)) return undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = send(state);
    change(next);
    const [firstRefused] = refusedFields(next);
    if (firstRefused && !state.present.has("reasons"))
      form.current!.querySelector<HTMLElement>(`[name=${firstRefused}]`)!.focus();
  }

  return (
    <form ref={form} className={overlayForm} noValidate autoComplete="off" onSubmit={submit}>
      {fields.map((field) => (
        <input
          key={field}
          name={field}
          className={overlayControl}
          aria-label={labels[field]}
          aria-invalid={marked.includes(field)}
          placeholder=" "
          style={styleFor(fieldRect(field, layout))}
          value={state.values[field]}
          onChange={(event) =>
            change({ typing: undefined, values: { ...state.values, [field]: event.currentTarget.value } })
          }
        />
      ))}
      <button
        type="submit"
        className={overlayControl}
        aria-label={buttonTexts.send}
        style={styleFor(layout.button)}
      />
    </form>
  );
}

function OverlayControls(props: ControlsProps<State>) {
  const { state, change, size } = props;
  const layout = layouts[size.name];
  return (
    <>
      <OverlayForm {...props} />
      <OverlayGroup
        legend="Fix the form"
        controls={faults.map((fault) => ({
          key: fault,
          label: tileLines[fault].join(" "),
          area: tileRect(fault, layout),
          pressed: !state.present.has(fault),
          onPress: () => change(toggleFault(state, fault)),
        }))}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 24, narrow: 16 },
  stickyHeight,
  Drawing,
  OverlayControls,
  playback: { stepMs: 60, nextStep: (state) => state.typing && typeOn(state), skipToEnd: sendTyped },
  verdict,
  describe,
  longestResults: [initialState, toggleFault(initialState, "cleared")],
  suggest,
  explanation,
  enclosure,
});

/** A container, so that the text of the fields can grow with the drawing. */
const overlayForm = css`
  position: absolute;
  inset: 0;
  container-type: inline-size;
`;

/** Centred on the drawn field or button, which is less than 44 px high on a small phone. */
const overlayControl = css`
  position: absolute;
  min-block-size: 44px;
  translate: 0 -50%;
  padding: 0 max(10px, 1.4cqi);
  border: 0;
  background: none;
  color: var(--fg);
  ${displayFont("max(1rem, 2.6cqi)", 1)};

  /* Text that comes back is not seen before its letters have flown up from the heap. */
  @media ${motionAllowed} {
    &:not(:focus) {
      transition: color ${times.beat}ms ${2 * times.beat}ms;
    }
    &:not(:focus):placeholder-shown {
      color: transparent;
      transition: none;
    }
  }
  button& {
    cursor: pointer;
  }
  /* The shape below keeps its light colour. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
