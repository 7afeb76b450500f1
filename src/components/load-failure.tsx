import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface Props {
  onRetry: () => void;
  /** Links beside Retry. */
  children?: ReactNode;
}

/** Says that code could not be fetched, and offers Retry (rule "Navigation"). */
export function LoadFailure({ onRetry, children }: Props) {
  return (
    <div className={box}>
      <p className={failureText} role="alert">
        Failed to load component. Please try again.
      </p>
      <div className={actions}>
        <Button variant="quiet" onClick={onRetry}>
          Retry
        </Button>
        {children}
      </div>
    </div>
  );
}

const box = css`
  display: grid;
  justify-items: center;
  gap: 20px;
  text-align: center;
`;

const failureText = css`
  color: var(--error);
  font-size: var(--step-1);
  font-weight: 560;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 12px 24px;
`;
