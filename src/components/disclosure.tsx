import { css, cx } from "@linaria/core";
import PlusIcon from "@tabler/icons/outline/plus.svg?react";
import type { ReactNode } from "react";
import { easing, times } from "../styles/tokens.ts";
import type { InkProps } from "./ink-props.ts";

interface Props {
  summary: ReactNode;
  /** Opens it before the reader does. */
  open?: boolean;
  ink?: InkProps;
  className?: string;
  children: ReactNode;
}

/**
 * Shows its content on demand. The browser's search opens it, and so does printing. The plus turns into a
 * cross.
 */
export function Disclosure({ summary, open, ink, className, children }: Props) {
  return (
    <details open={open} {...ink} className={cx(disclosure, ink?.className, className)}>
      <summary>
        {summary}
        <PlusIcon />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}

const disclosure = css`
  border-block: 1px solid var(--control);

  & + & {
    border-block-start: 0;
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 24px;
    min-block-size: 56px;
    padding-block: 10px;
    font-size: var(--step-1);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      text-decoration: underline 2px;
    }
    > svg {
      flex: none;
      transition: rotate ${times.panel}ms ${easing.settle};
    }
  }
  &[open] > summary > svg {
    rotate: 45deg;
  }
`;

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 8px 32px;
`;
