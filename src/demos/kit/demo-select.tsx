import { css } from "@linaria/core";
import { memo, useId } from "react";
import { radius } from "../../styles/tokens.ts";

interface Option<Value extends string> {
  value: Value;
  label: string;
  /** Options of the same group are listed together under its name. */
  group?: string;
}

interface Props<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A select with a label, for more options than radio buttons can show. */
export function DemoSelect<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={control}
        value={value}
        onChange={(event) => onChange(options[event.currentTarget.selectedIndex]!.value)}
      >
        <Options options={options} />
      </select>
    </div>
  );
}

/** Hundreds of options (the time zones) would make each move of a slider slow if they were rendered again. */
const Options = memo(function Options({ options }: { options: readonly Option<string>[] }) {
  return Array.from(
    Map.groupBy(options, ({ group }) => group),
    ([group, members]) => {
      const entries = members.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
      return group ? (
        <optgroup key={group} label={group}>
          {entries}
        </optgroup>
      ) : (
        entries
      );
    },
  );
});

const field = css`
  display: grid;
  gap: 2px;
  font-weight: 560;
  line-height: 1.3;
`;

const control = css`
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: 12px;
  border: 2px solid var(--fg);
  border-radius: ${radius.paper};
  background: var(--surface);
  color: var(--fg);
  font-size: max(1rem, 1em);
  cursor: pointer;
`;
