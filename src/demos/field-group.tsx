import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";

interface Props {
  legend: string;
  className?: string;
  children: ReactNode;
}

/** Fields that belong together, under a legend. */
export function FieldGroup({ legend, className, children }: Props) {
  return (
    <fieldset className={cx(group, className)}>
      <legend className={title}>{legend}</legend>
      {children}
    </fieldset>
  );
}

const group = css`
  min-inline-size: 0;
  border: 0;
`;

const title = css`
  padding: 0;
  font-weight: 560;
`;
