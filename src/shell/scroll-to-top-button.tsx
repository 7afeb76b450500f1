import { css } from "@linaria/core";
import ArrowUpIcon from "lucide-static/icons/arrow-up.svg?react";
import { scrollToTop } from "../site/scroll-to-top.ts";

/** Shown past 300 px (Rule "Footer"). Out of the tab order and the tree while hidden. Drawn in late.css. */
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
  inline-size: 3rem;
  visibility: hidden;

  &[data-shown="true"] {
    visibility: visible;
  }
`;
