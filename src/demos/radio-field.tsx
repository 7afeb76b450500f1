import { useId } from "react";
import { CheckField } from "./check-field.tsx";
import { FieldGroup } from "./field-group.tsx";

interface Props<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A group of radio buttons, each at least 44 px high. */
export function RadioField<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <FieldGroup legend={legend}>
      {options.map((option) => (
        <CheckField
          key={option.value}
          type="radio"
          name={name}
          label={option.label}
          value={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </FieldGroup>
  );
}
