import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";

interface Props {
  legend: string;
  className?: string;
  children: ReactNode;
}

/** A group of fields under a visible legend. */
export function FieldGroup({ legend, className, children }: Props) {
  return (
    <fieldset className={cx(group, className)}>
      <legend className={legendText}>{legend}</legend>
      {children}
    </fieldset>
  );
}

const group = css`
  min-inline-size: 0;
  border: 0;
`;

const legendText = css`
  padding: 0;
  font-weight: 560;
`;
