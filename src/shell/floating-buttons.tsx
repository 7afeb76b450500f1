import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { useSyncExternalStore } from "react";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import type { PageInfo } from "../site/pages.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { white } from "../styles/tokens.ts";
import { ScrollToTopButton } from "./scroll-to-top-button.tsx";

/** Rule "Footer": past this the page is long enough to want a way back up. */
const shownPastPx = 300;

/** This near to the page's end nobody reads on. */
const endPx = 100;

/**
 * The corner at hand on every page: back to the top, and a letter to us where the page has no such button itself. The
 * launcher's label would cover text, so it is only shown when the bar comes back, and at the end.
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

const labelWidth = "min(6.75rem, 100vw - 7rem)";

const corner = css`
  position: fixed;
  inset: auto max(16px, env(safe-area-inset-right)) max(16px, env(safe-area-inset-bottom)) auto;
  z-index: 15;
  display: flex;
  gap: 8px;
  pointer-events: none;

  /* A demonstration has the screen to itself. */
  html:has([data-on-screen="true"]) & {
    visibility: hidden;
  }
  html:has(dialog[open]) & {
    margin-inline-end: var(--scrollbar);
  }
  > * {
    pointer-events: auto;
  }
  /* Beside its box, so that the label can go and come without anything that is laid out anew. */
  [data-look] {
    position: relative;

    > span {
      position: absolute;
      inset: -3px 100% -3px auto;
      display: grid;
      place-content: center;
      inline-size: ${labelWidth};
      border: inherit;
      border-inline-end: 0;
      background: inherit;
      font-size: var(--step--1);
      clip-path: inset(0 0 0 var(--tucked, 100%));
      @media ${motionAllowed} {
        transition: clip-path var(--t-bar) var(--ease);
      }
    }
    /* Around the label as well, and seen on any ground. */
    &:focus-visible {
      outline: 0;

      &::after {
        content: "";
        position: absolute;
        inset: -3px;
        inset-inline-start: calc(-1 * ${labelWidth} - 3px);
        outline: 3px solid var(--focus);
        outline-offset: 3px;
        box-shadow: 0 0 0 3px ${white};
      }
    }
  }
  /* On the way up, when the bar is back; at the page's end; when it is pointed at or focused. */
  header[data-hidden="false"] ~ &:has([data-shown="true"]),
  &[data-end="true"],
  &:has([data-look]:is(:hover, :focus-visible)) {
    --tucked: 0;
    --room: calc(-1 * ${labelWidth});
  }
  /* At the top as well, if the margin beside the text has room for it. */
  @media (width > 1600px) {
    header[data-hidden="false"] ~ & {
      --tucked: 0;
    }
  }
  @media print {
    display: none;
  }
`;
