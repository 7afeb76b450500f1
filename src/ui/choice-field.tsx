import { css } from "@linaria/core";
import { useId } from "react";
import { FieldGroup } from "./field-group.tsx";

interface Props<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few options of which one applies: radio buttons, each a target of 44 px. */
export function ChoiceField<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <FieldGroup legend={legend}>
      {options.map((option) => (
        <label key={option.value} className={choice}>
          <input
            type="radio"
            className={dot}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </FieldGroup>
  );
}

const choice = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  cursor: pointer;
`;

const dot = css`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  accent-color: var(--primary);
  cursor: inherit;
`;
