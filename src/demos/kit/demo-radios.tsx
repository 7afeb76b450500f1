import { css, cx } from "@linaria/core";
import { useId, type ReactNode } from "react";
import { visuallyHidden } from "../../components/visually-hidden.ts";

interface Props<Value extends string> {
  legend: string;
  options: readonly { value: Value; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Lays out the tiles. A tile is a label; the chosen one has a checked radio. */
  className?: string;
}

/** A choice of one of a few, as native radio buttons that each fill a tile. */
export function DemoRadios<Value extends string>(props: Props<Value>) {
  const { legend, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={cx(radios, className)}>
      <legend className={visuallyHidden}>{legend}</legend>
      {options.map((option) => (
        <DemoRadio
          key={option.value}
          name={name}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.content}
        </DemoRadio>
      ))}
    </fieldset>
  );
}

interface RadioProps {
  name: string;
  /** The accessible name, if the content alone would not say enough. */
  label?: string;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}

/** A native radio button that fills a tile. Those with the same name are one choice. */
export function DemoRadio({ name, label, checked, onChange, children }: RadioProps) {
  return (
    <label className={radio}>
      <input type="radio" name={name} aria-label={label} checked={checked} onChange={onChange} />
      {children}
    </label>
  );
}

const radios = css`
  display: grid;
  min-inline-size: 0;
`;

const radio = css`
  position: relative;
  min-inline-size: 0;
  min-block-size: 44px;
  cursor: pointer;

  &:hover {
    box-shadow: inset 0 0 0 3px;
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
