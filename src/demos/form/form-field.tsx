import { css } from "@linaria/core";
import { useId } from "react";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { deepRed, easing, radius, times } from "../../styles/tokens.ts";
import { isSent, markedFields, type Field, type State } from "./form-model.ts";
import { labels, reasonFor } from "./form-text.ts";

interface Props {
  field: Field;
  state: State;
  onChange: (value: string) => void;
}

/** A field with its label and, if the form gives one, the reason why it is refused. */
export function FormField({ field, state, onChange }: Props) {
  const id = useId();
  const { present, values } = state;
  const marked = markedFields(state).includes(field);
  const sent = isSent(state);
  const reason = marked && !present.has("reasons") ? reasonFor(field, state) : undefined;
  const inside = present.has("labels");
  return (
    <div
      className={formField}
      data-field={field}
      data-label={inside ? (values[field] ? "covered" : "inside") : undefined}
      data-mark={marked ? "wrong" : sent ? "right" : undefined}
    >
      <label htmlFor={id}>{labels[field]}</label>
      {reason && (
        <span key={reason} id={`${id}-reason`}>
          {reason}
        </span>
      )}
      <div>
        <input
          id={id}
          name={field}
          aria-invalid={marked}
          aria-describedby={reason && `${id}-reason`}
          placeholder=" "
          value={values[field]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <svg viewBox="0 0 54 54" fill="none" stroke="currentColor" strokeWidth="7" aria-hidden="true">
          <path d={sent ? "M15 28l9 10 16-21" : "M27 12V31M27 37v6"} />
        </svg>
      </div>
    </div>
  );
}

const formField = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  ${displayFont("clamp(1.0625rem, 2.2cqi, 1.6875rem)", 1.15)};

  > label {
    z-index: 1;
    justify-self: start;
    pointer-events: none;
  }
  > span {
    justify-self: end;
    color: ${deepRed};
  }
  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    grid-column: 1 / -1;
    border: 3px solid;
    border-radius: ${radius.paper};
    background: var(--surface);

    &:focus-within {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }
  }
  input {
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 0.2em 12px;
    border: 0;
    outline: none;
    background: none;
    font-size: max(1rem, 1em);

    /* Text that comes back is not seen before its letters have flown up from the heap. */
    @media ${motionAllowed} {
      &:not(:focus) {
        transition: color ${times.beat}ms ${3 * times.beat}ms;
      }
      &:not(:focus):placeholder-shown {
        color: transparent;
        transition: none;
      }
    }
  }
  svg {
    block-size: 100%;
    inline-size: 0;
    min-block-size: 0;
    background: var(--accent);
    color: var(--surface);
  }
  &[data-mark] svg {
    inline-size: 44px;
  }
  &[data-mark="wrong"] > div {
    border-color: var(--accent);
    box-shadow: 0 0 0 2px var(--accent);
  }
  &[data-mark="right"] svg {
    background: var(--success);
  }
  /* The label is in the middle of the field, where a text covers it. */
  &[data-label] > label {
    translate: 15px calc(0.575em + 27px);
    color: var(--muted);
  }
  &[data-label="covered"] > label {
    opacity: 0;
  }
  @media ${motionAllowed} {
    > label,
    svg {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
    > span {
      animation: land ${times.appear}ms ${easing.settle};
    }
  }
`;
