import { css } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { useSyncExternalStore } from "react";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import type { PageInfo } from "../site/pages.ts";
import { barInSight } from "../styles/bar-in-sight.ts";
import { motionAllowed, narrowPage, roomForLabel, roomInMargin } from "../styles/breakpoints.ts";
import { white } from "../styles/tokens.ts";
import { ScrollToTopButton } from "./scroll-to-top-button.tsx";

/** Rule "Footer": the button back to the top shows past this. */
const shownPastPx = 300;

/** This near to the page's end the label covers no text that is being read. */
const endPx = 100;

/**
 * The buttons in the lower corner: back to the top, and the launcher of the enquiry card where the page has no such button
 * itself. The launcher's label would cover text, so it only shows together with the bar and at the page's end.
 */
export function FloatingButtons({ page }: { page: PageInfo }) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false);
  const atEnd = useSyncExternalStore(onScroll, isAtEnd, () => false);
  const launcher = page.path !== "/" && page.path !== "/contact-us";

  return (
    <div className={corner} data-floating-buttons="" data-end={atEnd || undefined}>
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

  html:has(dialog[open]) & {
    margin-inline-end: var(--scrollbar);
  }
  /* A demonstration has the screen to itself (blocks/demonstration.tsx). */
  html[data-demonstration-in-view] & {
    visibility: hidden;
  }
  > * {
    pointer-events: auto;
  }
  /* The label lies outside of the button's box, so that showing it changes no layout. */
  [data-look="launcher"] {
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
    /* The outline encloses the label as well, and is visible on any ground. */
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
  /* The label shows with the bar, at the page's end, and under the pointer or the focus. */
  ${barInSight} &:has(> :first-child:not([data-hidden])),
  &[data-end],
  &:has([data-look="launcher"]:is(:hover, :focus-visible)) {
    --tucked: 0;
    --room: calc(-1 * ${labelWidth});
  }
  /* A wide window has room for the label beside the text, so it shows at the top as well. */
  @media ${roomForLabel} {
    ${barInSight} & {
      --tucked: 0;
    }
  }
  /* One above the other beside the text, where there is room. */
  @media ${roomInMargin} {
    flex-direction: column;

    > * {
      --room: 0;
    }
  }
  /* A narrow window has no room beside its text; at the top the page's own button is in sight. */
  @media ${narrowPage} {
    > [data-hidden] + :not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
  @media print {
    display: none;
  }
`;
