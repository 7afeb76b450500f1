import { css } from "@linaria/core";
import type { ReactNode } from "react";

/** Two columns of equal weight, each under its own heading. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={columns}>{children}</div>;
}

export function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={heading}>{title}</h2>
      {children}
    </div>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 44px clamp(32px, 6vw, 88px);
`;

const heading = css`
  margin-block-end: 20px;
  font-size: var(--step-3);
`;
