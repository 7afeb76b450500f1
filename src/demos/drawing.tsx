import type { ReactNode } from "react";

interface Props {
  width: number;
  height: number;
  /** The size of its letters, in its own units. */
  letters?: number;
  children: ReactNode;
}

/** What every drawing has in common. What it shows is said in words beside it, or in the alternative text. */
export function Drawing({ width, height, letters = 15, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--text)"
      fontSize={letters}
      fill="var(--ink)"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
