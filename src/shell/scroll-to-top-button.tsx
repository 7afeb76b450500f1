import { css } from "@linaria/core";
import ArrowUpIcon from "lucide-static/icons/arrow-up.svg?react";
import { motionAllowed } from "../styles/breakpoints.ts";
import { radius } from "../styles/tokens.ts";
import { scrollToTop } from "../site/scroll-to-top.ts";

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
  // The button is about to hide, and must not lose the focus.
  document.getElementById("main")?.focus({ preventScroll: true });
}

const button = css`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 1.5px solid var(--ink);
  border-radius: ${radius.control};
  background: var(--surface);
  color: var(--ink);
  font-size: 1.3rem;

  &:hover {
    background: var(--sunken);
  }
  &[data-shown="false"] {
    visibility: hidden;
    opacity: 0;
  }
  /* Makes room for the launcher's label (floating-buttons.tsx). */
  &:has(+ [data-look]) {
    translate: var(--room, 0);
  }
  @media ${motionAllowed} {
    transition: var(--t-bar) var(--ease);
    transition-property: opacity, translate, visibility;
  }
`;
