import { css } from "@linaria/core";
import { use, useRef, type FormEvent } from "react";
import { CheckField } from "../check-field.tsx";
import { FieldGroup } from "../field-group.tsx";
import { middleOf, overlayStyle, ViewBox, type Box } from "../svg-geometry.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./form-drawing.tsx";
import { buttonBox, fieldBox } from "./form-layout.ts";
import {
  faults,
  fields,
  initialState,
  markedFields,
  toggleFault,
  refusedFields,
  send,
  type State,
} from "./form-model.ts";
import { describe, fixLabels, labels, message, suggest, verdict } from "./form-text.ts";

/**
 * A working form over the drawn one. Its fields always have a name and a focus ring: the faults are only drawn, so that they
 * exclude nobody.
 */
function OverlayControls({ state, change, canvas }: ControlsProps<State>) {
  const form = useRef<HTMLFormElement>(null);
  const viewBox = use(ViewBox);
  const marked = markedFields(state);
  const styleFor = (shape: Box) => overlayStyle(viewBox, { ...shape, y: middleOf(shape).y });

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = send(state);
    change(next);
    const [firstRefused] = refusedFields(next);
    if (firstRefused && !state.present.has("reasons"))
      form.current!.querySelector<HTMLElement>(`[name=${firstRefused}]`)!.focus();
  }

  return (
    <form ref={form} noValidate autoComplete="off" onSubmit={submit}>
      {fields.map((field) => (
        <input
          key={field}
          name={field}
          className={overlayControl}
          aria-label={labels[field]}
          aria-invalid={marked.includes(field)}
          style={styleFor(fieldBox(field, canvas))}
          value={state.values[field]}
          onChange={(event) => change({ values: { ...state.values, [field]: event.currentTarget.value } })}
        />
      ))}
      <button
        type="submit"
        className={overlayControl}
        aria-label="Send"
        style={styleFor(buttonBox(canvas))}
      />
    </form>
  );
}

function Controls({ state, change }: ControlsProps<State>) {
  return (
    <FieldGroup legend="Type in the form, or fix it">
      {faults.map((fault) => (
        <CheckField
          key={fault}
          label={fixLabels[fault]}
          value={!state.present.has(fault)}
          onChange={() => change(toggleFault(state, fault))}
        />
      ))}
    </FieldGroup>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 16, narrow: 15 },
  Drawing,
  OverlayControls,
  Controls,
  verdict,
  describe,
  suggest,
  note: "A visitor has typed a name, an address without its @ and a number with a space. Nothing you type here leaves this page. Screen readers read out every label and the sentence below the form, whatever is missing in the drawing.",
  message,
});

/** The control is centred on its shape, which is less than 44 px high on a small phone. */
const overlayControl = css`
  position: absolute;
  min-block-size: 44px;
  translate: 0 -50%;
  padding: 0 13px;
  border: 0;
  background: none;
  font-size: 1rem;

  &:focus-visible {
    outline-offset: 1px;
  }
`;
