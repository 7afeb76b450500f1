import { css } from "@linaria/core";
import CheckIcon from "lucide-static/icons/circle-check.svg?react";
import AlertIcon from "lucide-static/icons/circle-alert.svg?react";
import CloseIcon from "lucide-static/icons/x.svg?react";
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { toast, resolveValue, type Toast } from "react-hot-toast/headless";
import { motionAllowed, narrowCard } from "../styles/breakpoints.ts";
import { cornerRoom, radius, shades, times } from "../styles/tokens.ts";
import { visuallyHidden } from "./visually-hidden.ts";

/** Long enough to read twice (WCAG 2.2.1); a failure stays until it is dismissed or the next try. */
const successMs = 8000;

interface Props {
  toasts: Toast[];
  /** For assistive technology: what has just happened. The region is there before its text is (WCAG 4.1.3, ARIA22). */
  spoken: string;
  /** A modal dialog makes the rest of the page inert: its toasts have to be inside it. */
  place: "page" | "card";
}

export function ToastRegion({ toasts, spoken, place }: Props) {
  return (
    <div className={region} data-place={place}>
      <div role="status" aria-live="polite" aria-atomic="true" className={visuallyHidden}>
        {spoken}
      </div>
      {toasts.map((item) => (
        <ToastMessage key={item.id} item={item} />
      ))}
    </div>
  );
}

/** One message. Its time starts anew whenever the pointer or the focus has left it, or the tab was out of sight. */
function ToastMessage({ item }: { item: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const inBackground = useSyncExternalStore(onVisibility, isHidden);
  const cameFrom = useRef<HTMLElement>(null);
  const held = hovered || focused || inBackground;
  const { id, type, visible } = item;

  useEffect(() => {
    if (held || type !== "success" || !visible) return;
    const timer = setTimeout(toast.dismiss, successMs, id);
    return () => clearTimeout(timer);
  }, [held, id, type, visible]);

  function onFocus({ relatedTarget }: FocusEvent) {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
  }

  function dismiss() {
    toast.dismiss(id);
    // The button goes, and must not take the focus with it.
    (cameFrom.current?.isConnected ? cameFrom.current : document.getElementById("main"))?.focus();
  }

  return (
    <div
      className={slip}
      data-visible={visible}
      data-type={type}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      {type === "success" ? <CheckIcon /> : <AlertIcon />}
      <p>{resolveValue(item.message, item)}</p>
      <button type="button" className={dismissButton} aria-label="Dismiss" onClick={dismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}

function onVisibility(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

function isHidden() {
  return document.hidden;
}

const region = css`
  display: grid;
  gap: 8px;

  &[data-place="page"] {
    position: fixed;
    inset: auto auto 16px 16px;
    z-index: 50;
    max-inline-size: min(420px, calc(100vw - 32px));
    /* Above the buttons in the other corner. */
    @media (max-width: 700px) {
      inset-block-end: ${cornerRoom};
    }
  }
  /* In the card it takes room of its own, or what is given to it there (enquiry-card.tsx). */
  &[data-place="card"] {
    position: sticky;
    inset-block-start: 8px;
    z-index: 1;
    &:has(> [data-type]) {
      padding-block-end: 10px;
    }
    @media ${narrowCard} {
      inset-block-start: 68px;
      &:has(> [data-type]) {
        padding: 10px 16px 0;
      }
    }
    @media (max-height: 420px) {
      position: static;
    }
  }
  @media print {
    display: none;
  }
`;

const slip = css`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 8px 12px 16px;
  border-radius: ${radius.paper};
  outline: 2px solid transparent;
  background: var(--surface);
  color: var(--ink);
  font-weight: 560;
  line-height: 1.35;
  box-shadow:
    inset 5px 0 var(--success),
    0 16px 40px -12px ${shades.underToast};

  &[data-type="error"] {
    box-shadow:
      inset 5px 0 var(--error),
      0 16px 40px -12px ${shades.underToast};
  }
  > svg {
    flex: none;
    margin-inline-start: 4px;
    color: var(--success);
    font-size: 1.35em;
  }
  &[data-type="error"] > svg {
    color: var(--error);
  }
  &[data-visible="false"] {
    visibility: hidden;
    opacity: 0;
  }
  @media ${motionAllowed} {
    transition:
      opacity var(--t-panel),
      visibility var(--t-panel);
    animation: thump ${times.thump}ms var(--ease);
  }
  @keyframes thump {
    from {
      opacity: 0;
      scale: 1.12;
    }
  }
`;

const dismissButton = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  margin-inline-start: auto;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  &:hover {
    background: var(--sunken);
  }
`;
