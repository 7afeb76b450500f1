import { css } from "@linaria/core";
import { LoadFailure } from "../components/load-failure.tsx";
import { company } from "../content/company.ts";
import { floatingButtonsHeight, radius } from "../styles/tokens.ts";

/** Says beside the floating buttons that the card cannot be shown, and offers Retry and the email address. */
export function CardUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div ref={focusIfLost} className={box} tabIndex={-1}>
      <LoadFailure onRetry={onRetry}>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </LoadFailure>
    </div>
  );
}

/** Focuses the box when the focus was lost with a removed card or a pressed Retry. */
function focusIfLost(box: HTMLElement | null) {
  if (document.activeElement === document.body) box?.focus();
}

const box = css`
  position: fixed;
  inset: auto 16px ${floatingButtonsHeight} auto;
  z-index: 40;
  padding: 14px 18px;
  border-radius: ${radius.control};
  background: var(--surface);
  outline: 2px solid transparent;
  box-shadow: var(--shadow-paper);
  &:focus-visible {
    outline-color: var(--focus);
  }
`;
