import { css, cx } from "@linaria/core";
import { useId } from "react";
import { radius } from "../../styles/tokens.ts";

interface Props {
  label: string;
  min?: number;
  max: number;
  step?: number;
  value: number;
  /** Returns the value with its unit, such as "12 hours". It is shown, and screen readers say it. */
  format: (value: number) => string;
  onChange: (value: number) => void;
  className?: string;
}

/** A slider with a label and its current value. Screen readers get the unit too (ARIA APG, slider). */
export function DemoRange({ label, min = 0, max, step = 1, value, format, onChange, className }: Props) {
  const id = useId();
  const text = format(value);
  // More than 25 ticks could not be told apart.
  const intervals = (max - min) / step;
  const ticks = intervals > 60 ? intervals / 10 : intervals > 25 ? intervals / 5 : intervals;
  // A tick takes one part in 200 of the rail. The line begins and ends half a tick outside of it, so that the
  // first and the last tick are whole.
  const tick = ticks / 200;
  return (
    <div className={cx(field, className)}>
      <label htmlFor={id}>{label}</label>
      <span key={text} aria-hidden="true">
        {text}
      </span>
      <div>
        <svg aria-hidden="true">
          <line
            x1="-0.25%"
            x2="100.25%"
            y1="5"
            y2="5"
            strokeWidth="10"
            pathLength={ticks + tick}
            strokeDasharray={`${tick} ${1 - tick}`}
          />
        </svg>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}

const thumb = `
  box-sizing: border-box;
  inline-size: 32px;
  block-size: 40px;
  border: 2px solid var(--thumb-edge, var(--fg));
  border-radius: ${radius.paper};
  appearance: none;
  background: linear-gradient(90deg, transparent 10px, var(--thumb-grip, var(--on-primary)) 10px 12px, transparent 12px 16px, var(--thumb-grip, var(--on-primary)) 16px 18px, transparent 18px) var(--thumb, var(--primary));
`;

const track = `
  block-size: 4px;
  background: var(--rail, var(--fg));
`;

const field = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 2px 12px;
  font-weight: 560;
  line-height: 1.3;

  > span {
    font: 500 0.8125rem/1.4 var(--mono);
  }
  /* One below the other, so that nothing below moves when the value becomes longer. */
  @container (width < 20rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  > div {
    display: grid;
    grid-column: 1 / -1;
    align-items: center;

    /* The value is still there in words. */
    @media print, (scripting: none) {
      display: none;
    }

    > * {
      grid-area: 1 / 1;
    }
    > svg {
      inline-size: calc(100% - 32px);
      block-size: 10px;
      margin: 24px 16px 0;
      overflow: visible;
      stroke: var(--rail, var(--control));
    }
  }
  input {
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 48px;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;

    &::-webkit-slider-runnable-track {
      ${track}
    }
    &::-moz-range-track {
      ${track}
    }
    &::-webkit-slider-thumb {
      ${thumb}
      margin-block-start: -18px;
    }
    &::-moz-range-thumb {
      ${thumb}
    }
  }
`;
