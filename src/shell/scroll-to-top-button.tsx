import { css } from "@linaria/core";
import ArrowUpIcon from "@tabler/icons/outline/arrow-up.svg?react";
import { motionAllowed } from "../styles/breakpoints.ts";
import { scrollToTop } from "../site/scroll-to-top.ts";
import { Button } from "../ui/button.tsx";

/** Shown past 300 px (Rule "Footer"). Out of the tab order and the tree while hidden. */
export function ScrollToTopButton({ shown }: { shown: boolean }) {
  return (
    <Button
      look="quiet"
      className={button}
      data-hidden={!shown || undefined}
      aria-label="Scroll to top"
      onClick={goToTop}
    >
      <ArrowUpIcon />
    </Button>
  );
}

function goToTop() {
  scrollToTop();
  // The button is about to hide, and must not lose the focus.
  document.getElementById("main")?.focus({ preventScroll: true });
}

const button = css`
  inline-size: 3rem;
  min-block-size: 3rem;
  padding: 0;
  border-color: currentColor;
  background: var(--surface);
  font-size: 1.08rem;

  &:hover {
    background: var(--sunken);
  }
  &[data-hidden] {
    visibility: hidden;
    opacity: 0;
  }
  /* Makes room for the launcher's label (floating-buttons.tsx). */
  &:has(+ [data-look]) {
    translate: var(--label-shift, 0);
  }
  @media ${motionAllowed} {
    transition: var(--t-bar) var(--ease);
    transition-property: opacity, translate, visibility;
  }
`;
