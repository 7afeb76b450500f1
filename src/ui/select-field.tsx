import { css } from "@linaria/core";
import { useId, type ReactNode } from "react";
import { radius } from "../styles/tokens.ts";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** <option> and <optgroup>. */
  children: ReactNode;
}

/** A labelled list of which one entry applies, for more entries than radio buttons can show. */
export function SelectField({ label, value, onChange, children }: Props) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={list}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}

const field = css`
  display: grid;
  gap: 6px;
  font-weight: 560;
`;

const list = css`
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: 46px;
  padding-inline: 10px;
  border: 1.5px solid var(--control);
  border-radius: ${radius.control};
  background: var(--surface);
  color: var(--ink);
  font: inherit;
`;
