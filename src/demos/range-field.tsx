import { css } from "@linaria/core";
import { useId, type CSSProperties } from "react";
import { radius } from "../styles/tokens.ts";

interface Props {
  label: string;
  min?: number;
  max: number;
  step?: number;
  value: number;
  /**
   * Returns the value with its unit, such as "12 hours". It is beside the label, and screen readers say it.
   */
  format: (value: number) => string;
  onChange: (value: number) => void;
}

/** A slider with a label and its current value. Screen readers get the unit too (ARIA APG, slider). */
export function RangeField({ label, min = 0, max, step = 1, value, format, onChange }: Props) {
  const id = useId();
  const valueWithUnit = format(value);
  const intervals = (max - min) / step;
  // From 25 intervals on there is one tick for five of them, from 61 on for ten: more could not be told
  // apart.
  const ticks = intervals > 60 ? intervals / 10 : intervals > 24 ? intervals / 5 : intervals;
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <span className={valueText} aria-hidden="true">
        {valueWithUnit}
      </span>
      <input
        id={id}
        type="range"
        className={slider}
        style={{ "--ticks": Math.max(1, Math.round(ticks)) } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueWithUnit}
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
  gap: 6px 12px;
  font-weight: 560;
`;

const valueText = css`
  font: 500 0.8125rem/1.4 var(--mono);
`;

const thumb = `
  box-sizing: border-box;
  inline-size: 28px;
  block-size: 28px;
  border: 2px solid var(--fg);
  border-radius: ${radius.paper};
  appearance: none;
  background: linear-gradient(90deg, transparent 9px, var(--on-primary) 9px 11px, transparent 11px 13px, var(--on-primary) 13px 15px, transparent 15px) var(--primary);
`;

const track = `
  block-size: 2px;
  background: var(--fg);
  border-block: 1px solid var(--fg);
`;

const slider = css`
  inline-size: 100%;
  block-size: 54px;
  margin: 0;
  appearance: none;

  /* Ticks below the track. The first and the last one lie below the middle of the thumb at its ends. */
  background: repeating-linear-gradient(
      90deg,
      var(--control) 0 1.5px,
      transparent 1.5px calc((100% - 1.5px) / var(--ticks))
    )
    50% calc(50% + 11px) / calc(100% - 28px) 8px no-repeat;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-block-start: -14px;
  }
  &::-moz-range-thumb {
    ${thumb}
  }
`;
