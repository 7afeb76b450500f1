import { css } from "@linaria/core";
import PlusIcon from "lucide-static/icons/plus.svg?react";
import type { ReactNode } from "react";

/** What opens on demand: the rest of a case. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={more}>
      <summary className={summary}>
        {label}
        <PlusIcon />
      </summary>
      <div className={inside}>{children}</div>
    </details>
  );
}

const more = css`
  border-block: 1px solid var(--control);

  &[open] > summary > svg {
    rotate: 45deg;
  }
`;

const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  min-block-size: 56px;
  padding-block: 10px;
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  > svg {
    flex: none;
    transition: rotate var(--t-panel) var(--ease);
  }
`;

const inside = css`
  display: grid;
  gap: 32px;
  padding-block: 20px 32px;
`;
