import { css } from "@linaria/core";
import AlertIcon from "@tabler/icons/outline/alert-circle.svg?react";
import CloseIcon from "@tabler/icons/outline/x.svg?react";
import { useRef, type FocusEvent } from "react";
import { resolveValue, toast, type Toast } from "react-hot-toast/headless";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { lowWindow, motionAllowed, narrowEnquiryCard, phone } from "../../styles/media-queries.ts";
import { easing, gold, navy, radius, red, times, white } from "../../styles/tokens.ts";
import {
  toastBoxSelector,
  toastContainerAttribute,
  toastRegionInCardSelector,
  toastTypeAttribute,
} from "./toast-attributes.ts";

interface Props {
  toasts: Toast[];
  /**
   * For assistive technology, which announces a text only in a region that was there before it (WCAG 4.1.3,
   * ARIA22).
   */
  announcement: string;
  /**
   * While the enquiry card is open, its toasts have to be inside it, because a modal dialog makes the rest of
   * the page inert.
   */
  container: "page" | "card";
}

/**
 * The toasts of the card or of the page, and the live region that announces them. The library times them
 * (use-toast-pause.ts).
 */
export function ToastRegion({ toasts, announcement, container }: Props) {
  return (
    <div className={region} {...{ [toastContainerAttribute]: container }}>
      <div role="status" aria-atomic="true" className={visuallyHidden}>
        {announcement}
      </div>
      {toasts.map((item) => (
        <ToastMessage key={item.id} item={item} />
      ))}
    </div>
  );
}

function ToastMessage({ item }: { item: Toast }) {
  const previousFocus = useRef<HTMLElement>(null);
  const { id, type, visible } = item;

  function onFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement) previousFocus.current = relatedTarget;
  }

  function dismiss() {
    toast.dismiss(id);
    // The focus must not be lost with the button.
    (previousFocus.current?.isConnected ? previousFocus.current : document.querySelector("main"))?.focus();
  }

  return (
    <div
      className={message}
      data-hidden={!visible || undefined}
      // The focus of the dark theme is seen on red.
      data-theme={type === "error" ? "dark" : undefined}
      {...{ [toastTypeAttribute]: type }}
    >
      {type === "error" && <AlertIcon />}
      <div>{resolveValue(item.message, item)}</div>
      <button
        type="button"
        className={dismissButton}
        aria-label="Dismiss"
        onFocus={onFocus}
        onClick={dismiss}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

const region = css`
  display: grid;
  gap: 8px;

  &[${toastContainerAttribute}="page"] {
    position: fixed;
    /* Beside the floating buttons, where it does not cover the beginning of a line. */
    inset: auto 80px 16px auto;
    z-index: 50;
    max-inline-size: 680px;
    margin-inline-start: 16px;
    /* A receipt lies at the bottom of a phone, where it covers least. */
    @media ${phone} {
      &:has([${toastTypeAttribute}="success"]) {
        inset: auto 0 0;
        margin: 0;
      }
    }
  }
  /* Below the aside of the enquiry card. */
  &${toastRegionInCardSelector} {
    position: fixed;
    inset: auto auto 24px calc(50vw - var(--card-width) / 2);
    z-index: 2;
    inline-size: var(--aside-width);
    font-size: var(--step--1);
    @media ${narrowEnquiryCard} {
      position: sticky;
      /* One pixel above the edge of the header, so that no gap shows between them. */
      inset: calc(var(--header-height) - 1px) auto auto;
      inline-size: auto;
      background: ${navy};
      &:has(> ${toastBoxSelector}) {
        padding: 2px 16px 12px;
      }
    }
    /* The header does not stick there. */
    @media ${lowWindow} {
      position: sticky;
      inset: 0 auto auto;
    }
  }
  @media print {
    display: none;
  }
`;

const message = css`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 2px 12px 16px;
  border-radius: ${radius.paper};
  outline: 2px solid transparent;
  background: var(--surface);
  color: var(--fg);
  font-weight: 560;
  box-shadow: var(--shadow-paper);

  &[${toastTypeAttribute}="success"] {
    background: ${gold};
  }
  &[${toastTypeAttribute}="error"] {
    --surface: ${red};
    --fg: ${white};
  }
  > svg {
    flex: none;
  }
  &[data-hidden] {
    visibility: hidden;
    opacity: 0;
  }
  @media ${motionAllowed} {
    transition:
      opacity ${times.panel}ms,
      visibility ${times.panel}ms;
    --from: 0 12px;
    animation: arrive ${times.appear}ms ${easing.settle};
  }
`;

const dismissButton = css`
  display: grid;
  place-items: center;
  flex: none;
  align-self: start;
  inline-size: 40px;
  block-size: 40px;
  margin-inline-start: auto;
  border-radius: ${radius.control};
`;
