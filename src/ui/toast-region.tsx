import { css } from "@linaria/core";
import CheckIcon from "lucide-static/icons/circle-check.svg?icon";
import AlertIcon from "lucide-static/icons/circle-alert.svg?icon";
import CloseIcon from "lucide-static/icons/x.svg?icon";
import { useEffect } from "react";
import { toast, resolveValue, type Toast, type useToaster } from "react-hot-toast/headless";
import { motionAllowed } from "../styles/breakpoints.ts";
import { visuallyHidden } from "./visually-hidden.ts";

interface Props {
  toasts: Toast[];
  handlers: Pick<ReturnType<typeof useToaster>["handlers"], "startPause" | "endPause">;
  /** A modal dialog makes the rest of the page inert: its toasts have to be inside it. */
  place: "page" | "card";
}

/** A live region that is there before its messages are (WCAG 4.1.3, ARIA22). Time stands still under the pointer. */
export function ToastRegion({ toasts, handlers, place }: Props) {
  const { startPause, endPause } = handlers;

  useEffect(() => {
    const onVisibility = () => (document.hidden ? startPause() : endPause());
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [startPause, endPause]);

  return (
    <div
      className={region}
      data-place={place}
      onPointerEnter={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {/* One polite region around all messages; the buttons stand outside it. */}
      {toasts.map((item) => (
        <div key={item.id} className={slip} data-visible={item.visible} data-type={item.type}>
          {item.type === "success" ? <CheckIcon /> : <AlertIcon />}
          <span>{resolveValue(item.message, item)}</span>
          <button
            type="button"
            className={dismiss}
            aria-label="Dismiss"
            onClick={() => toast.dismiss(item.id)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      <div role="status" aria-live="polite" aria-atomic="true" className={visuallyHidden}>
        {toasts
          .filter((item) => item.visible)
          .map((item) => resolveValue(item.message, item))
          .join(" ")}
      </div>
    </div>
  );
}

const region = css`
  position: fixed;
  inset: auto auto 16px 16px;
  z-index: 50;
  display: grid;
  gap: 8px;
  max-inline-size: min(420px, calc(100vw - 32px));
  pointer-events: none;

  &[data-place="card"] {
    @media (max-width: 768px) {
      inset: 76px 16px auto;
    }
  }
`;

const slip = css`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 8px 12px 16px;
  border-radius: 2px;
  background: #fff;
  color: #11152e;
  font-weight: 560;
  line-height: 1.35;
  box-shadow:
    inset 5px 0 #0b6b46,
    0 16px 40px -12px #11152e80;
  pointer-events: auto;

  &[data-type="error"] {
    box-shadow:
      inset 5px 0 #b3142a,
      0 16px 40px -12px #11152e80;
  }
  > svg {
    flex: none;
    margin-inline-start: 4px;
    color: #0b6b46;
    font-size: 1.35em;
  }
  &[data-type="error"] > svg {
    color: #b3142a;
  }
  &[data-visible="false"] {
    opacity: 0;
  }
  @media ${motionAllowed} {
    transition: opacity var(--t-panel);
    animation: thump 320ms var(--ease);
    @keyframes thump {
      from {
        opacity: 0;
        scale: 1.12;
      }
    }
  }
`;

const dismiss = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  margin-inline-start: auto;
  border: 0;
  border-radius: 4px;
  background: none;
  &:hover {
    background: #e6eaf5;
  }
`;
