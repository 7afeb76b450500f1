import { css } from "@linaria/core";
import ArrowUpIcon from "lucide-static/icons/arrow-up.svg?react";
import { scrollToTop } from "../site/scroll-to-top.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { radius } from "../styles/tokens.ts";

/** Shown past 300 px (Rule "Footer"). Out of the tab order and the tree while hidden. */
export function ScrollToTopButton({ shown }: { shown: boolean }) {
  return (
    <button type="button" className={button} data-shown={shown} aria-label="Scroll to top" onClick={goToTop}>
      <ArrowUpIcon />
    </button>
  );
}

function goToTop() {
  scrollToTop();
  // The button is about to hide, and must not take the focus with it.
  document.getElementById("main")?.focus({ preventScroll: true });
}

const button = css`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border: 1.5px solid var(--ink);
  border-radius: ${radius.control};
  background: var(--surface);
  color: var(--ink);
  font-size: 1.3rem;
  visibility: hidden;
  opacity: 0;

  &[data-shown="true"] {
    visibility: visible;
    opacity: 1;
  }
  &:hover {
    background: var(--sunken);
  }
  @media ${motionAllowed} {
    translate: 0 8px;
    transition:
      opacity var(--t-panel),
      translate var(--t-panel) var(--ease),
      visibility var(--t-panel);
    &[data-shown="true"] {
      translate: 0 0;
    }
  }
`;
