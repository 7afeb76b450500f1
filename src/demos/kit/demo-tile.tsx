import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { displayFont } from "../../styles/display-font.ts";
import { radius } from "../../styles/tokens.ts";

interface Props {
  label: string;
  /** Makes the tile a switch, which is green and ticked while it is on. Left out for an action. */
  on?: boolean;
  /** Stands for an action in place of the tick: the content of an `svg` of 28 units. */
  icon?: ReactNode;
  onPress: () => void;
}

/** A flat tile in a drawing, as a button. */
export function DemoTile({ label, on, icon, onPress }: Props) {
  return (
    <button type="button" className={tile} aria-pressed={on} onClick={onPress}>
      <svg viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
        {icon ?? <path d="M1.5 1.5h25v25h-25z" />}
        {on && <path d="M7 14l6 6 9-12" strokeWidth="4" />}
      </svg>
      {label}
    </button>
  );
}

const tile = css`
  display: flex;
  align-items: center;
  gap: max(8px, 1cqi);
  min-block-size: 52px;
  padding: 6px max(8px, 1cqi);
  border-radius: ${radius.paper};
  background: var(--sunken);
  ${displayFont("clamp(1.0625rem, 2.2cqi, 1.625rem)", 1.1)};
  text-align: start;
  text-wrap: balance;

  > svg {
    flex: none;
    inline-size: 1.2em;
  }
  &[aria-pressed="true"] {
    background: var(--success);
    color: var(--surface);
  }
  &:hover {
    box-shadow: inset 0 0 0 3px;
  }
`;
