import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { useSyncExternalStore } from "react";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import type { PageInfo } from "../site/pages.ts";
import { ScrollToTopButton } from "./scroll-to-top-button.tsx";

/** Rule "Footer": past this the page is long enough to want a way back up. */
const shownPastPx = 300;

/** This near to the page's end nobody reads on. */
const endPx = 100;

/**
 * The corner at hand on every page: back to the top, and a letter to us where the page has no such button itself. The
 * launcher's label would cover text: late.css draws it, and shows it when the bar comes back, and at the end.
 */
export function FloatingButtons({ page }: { page: PageInfo }) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false);
  const atEnd = useSyncExternalStore(onScroll, isAtEnd, () => false);
  const launcher = page.path !== "/" && page.path !== "/contact-us";

  return (
    <div className={corner} data-end={atEnd}>
      <ScrollToTopButton shown={scrolled} />
      {launcher && (
        <EnquiryButton look="launcher">
          <span>Message Us</span>
          <MailIcon />
        </EnquiryButton>
      )}
    </div>
  );
}

function onScroll(changed: () => void) {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

function isScrolled() {
  return scrollY > shownPastPx;
}

function isAtEnd() {
  return scrollY > document.body.scrollHeight - innerHeight - endPx;
}

const corner = css`
  position: fixed;
  inset: auto max(16px, env(safe-area-inset-right)) max(16px, env(safe-area-inset-bottom)) auto;
  z-index: 15;
  display: flex;
  gap: 8px;
  pointer-events: none;

  html:has(dialog[open]) & {
    margin-inline-end: var(--scrollbar);
  }
  > * {
    pointer-events: auto;
  }
  @media print {
    display: none;
  }
`;
