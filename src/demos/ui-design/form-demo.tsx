import { css } from "@linaria/core";
import { use, useRef, type FormEvent } from "react";
import { CheckField } from "../../ui/check-field.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { placeUpon, View } from "../canvas.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { Drawing } from "./form-drawing.tsx";
import { buttonBox, fieldBox } from "./form-layout.ts";
import { faults, fields, initialState, markedIn, mend, refusedBy, send, type State } from "./form-model.ts";
import { describe, fixLabels, labels, message, stamp, suggest } from "./form-text.ts";

/**
 * True fields upon the drawn ones. They keep their names and their focus ring whatever the drawing lacks: its faults are
 * for the eye, and nobody is shut out by them.
 */
function Targets({ state, change, canvas }: ControlsProps<State>) {
  const form = useRef<HTMLFormElement>(null);
  const view = use(View);
  const marked = markedIn(state);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = send(state);
    change(next);
    const [wrong] = refusedBy(next);
    if (wrong && !state.present.has("focus"))
      form.current!.querySelector<HTMLElement>(`[name=${wrong}]`)!.focus();
  }

  return (
    <form ref={form} noValidate autoComplete="off" onSubmit={submit}>
      {fields.map((field) => (
        <input
          key={field}
          name={field}
          className={textField}
          aria-label={labels[field]}
          aria-invalid={marked.includes(field)}
          style={placeUpon(view, fieldBox(field, canvas))}
          value={state.values[field]}
          onChange={(event) => change({ values: { ...state.values, [field]: event.currentTarget.value } })}
        />
      ))}
      <button type="submit" className={button} aria-label="Send" style={placeUpon(view, buttonBox(canvas))} />
    </form>
  );
}

function Controls({ state, change }: ControlsProps<State>) {
  return (
    <FieldGroup legend="Type in the form, or mend it">
      {faults.map((fault) => (
        <CheckField
          key={fault}
          label={fixLabels[fault]}
          value={!state.present.has(fault)}
          onChange={() => change(mend(state, fault))}
        />
      ))}
    </FieldGroup>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  fontSize: { wide: 16, narrow: 15 },
  Drawing,
  Targets,
  Controls,
  stamp,
  describe,
  suggest,
  note: "A visitor has typed a name, an address without its @ and a number with a space. Nothing that you type here leaves this page. Screen readers hear every label, and the sentence below the form, whatever the drawing lacks.",
  message,
});

const textField = css`
  position: absolute;
  min-block-size: 44px;
  padding: 0 13px;
  border: 0;
  background: none;
  font-size: 1rem;

  &:focus-visible {
    outline-offset: 1px;
  }
`;

const button = css`
  position: absolute;
  min-block-size: 44px;
  border: 0;
  background: none;
`;
