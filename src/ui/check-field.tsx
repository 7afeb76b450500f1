import { css } from "@linaria/core";
import type { ReactNode } from "react";

interface Props {
  label: ReactNode;
  value: boolean;
  onChange: (checked: boolean) => void;
}

/** A labelled checkbox; the label is part of the target. */
export function CheckField({ label, value, onChange }: Props) {
  return (
    <label className={field}>
      <input
        type="checkbox"
        className={box}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

const field = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  font-weight: 560;
  cursor: pointer;
`;

const box = css`
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 0;
  accent-color: var(--primary);
  cursor: inherit;
`;
