import { css } from "@linaria/core";
import { useId } from "react";

interface Props {
  label: string;
  min?: number;
  max: number;
  step?: number;
  value: number;
  /** The value as it is read: "12 hours". Shown beside the label and spoken by the slider. */
  format: (value: number) => string;
  onChange: (value: number) => void;
}

/** A labelled slider that says its value with its unit (ARIA APG, slider). */
export function RangeField({ label, min = 0, max, step = 1, value, format, onChange }: Props) {
  const id = useId();
  const shown = format(value);
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <span className={reading} aria-hidden="true">
        {shown}
      </span>
      <input
        id={id}
        type="range"
        className={slider}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

const field = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: 12px;
  font-weight: 560;
`;

const reading = css`
  font: 500 0.8125rem/1.4 var(--mono);
`;

const slider = css`
  inline-size: 100%;
  block-size: 44px;
  margin: 0;
  accent-color: var(--primary);
  cursor: pointer;
`;
