import { css } from "@linaria/core";
import ArrowUpIcon from "@tabler/icons/outline/arrow-up.svg?react";
import { Button } from "../components/button.tsx";
import { scrollToTop } from "../components/scroll-to-top.ts";

/**
 * Scrolls back to the top (rule "Footer"). While hidden it is out of the tab order and the accessibility
 * tree.
 */
export function ScrollToTopButton({ shown }: { shown: boolean }) {
  return (
    <Button
      variant="quiet"
      className={scrollToTopStyle}
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
  // The button is about to be hidden, so the focus moves to the page.
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** The style of the button, by which the buttons around it select it (floating-buttons.tsx). */
export const scrollToTopStyle = css`
  border-color: currentColor;
  background: var(--surface);

  @media (hover) {
    &:hover {
      background: var(--fg);
    }
  }
  &[data-hidden] {
    visibility: hidden;
    opacity: 0;
  }
`;
