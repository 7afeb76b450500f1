import { css } from "@linaria/core";

interface Props {
  label: string;
  value: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox inside its label, so that a press on the text counts too. */
export function CheckField({ label, value, onChange }: Props) {
  return (
    <label className={field}>
      <input
        type="checkbox"
        className={control}
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
  min-block-size: 54px;
  font-weight: 560;
  cursor: pointer;
`;

const control = css`
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 0;
  accent-color: var(--primary);
  cursor: inherit;
`;
