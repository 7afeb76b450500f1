import { css } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { useSyncExternalStore } from "react";
import { messageUs } from "../content/enquiry-labels.ts";
import { EnclosureCount } from "../enquiry/enclosure-count.tsx";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import type { Page } from "../routing/pages.ts";
import { motionAllowed, narrowPage, wideMargin } from "../styles/media-queries.ts";
import { demoInViewAttribute, whileBarHidden, whileBarVisible } from "../styles/page-state.ts";
import { easing, navy, red, times, white } from "../styles/tokens.ts";
import { ScrollToTopButton, scrollToTopStyle } from "./scroll-to-top-button.tsx";

/** The button back to the top shows once the page is scrolled further than this (rule "Footer"). */
const shownPastPx = 300;

const cornerAttribute = "data-floating-buttons";

/** Selects the buttons' container, for the boundary around it (app/app.tsx). */
export const floatingButtonsSelector = `[${cornerAttribute}]`;

/**
 * In px. Within this distance of its end a page counts as scrolled to the end, where the label covers no text
 * that is being read.
 */
const endPx = 100;

/**
 * The buttons in the lower corner: back to the top, and the launcher of the enquiry card, except on a page
 * whose hero has the envelope. The launcher's label would cover text, so it shows only together with the top
 * bar and at the end of the page.
 */
export function FloatingButtons({ page }: { page: Page }) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false);
  const atEnd = useSyncExternalStore(onScroll, isAtEnd, () => false);

  return (
    <div className={corner} {...{ [cornerAttribute]: "" }} data-end={atEnd || undefined}>
      <ScrollToTopButton shown={scrolled} />
      {!page.hasEnvelope && (
        <EnquiryButton className={launcher}>
          <span>{messageUs}</span>
          <MailIcon />
          <EnclosureCount />
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

const labelWidth = "6.75rem";

/* The label is outside the button's box, so that showing it moves nothing. */
const launcher = css`
  position: relative;
  border: 3px dotted ${white};
  background: ${red};
  color: ${white};

  @media (hover) {
    &:hover {
      background: ${navy};
    }
  }
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
    clip-path: inset(0 0 0 var(--inset, 100%));
    @media ${motionAllowed} {
      transition: clip-path ${times.bar}ms ${easing.settle};
    }
  }
  /* An outline around button and label; the white shadow makes it visible on any background. */
  &:focus-visible {
    outline: 0;

    &::after {
      content: "";
      position: absolute;
      inset: -3px -3px -3px calc(-3px - ${labelWidth});
      outline: 3px solid var(--focus);
      outline-offset: 3px;
      box-shadow: 0 0 0 3px ${white};
    }
  }
`;

const corner = css`
  position: fixed;
  inset: auto max(16px, env(safe-area-inset-right)) max(16px, env(safe-area-inset-bottom)) auto;
  z-index: 15;
  display: grid;
  gap: 8px;
  pointer-events: none;

  html:has(dialog[open]) & {
    margin-inline-end: var(--scrollbar);
  }
  html[${demoInViewAttribute}] & .${launcher} {
    visibility: hidden;
  }
  > * {
    inline-size: 3rem;
    min-block-size: 3rem;
    padding: 0;
    pointer-events: auto;

    @media ${motionAllowed} {
      transition: ${times.bar}ms ${easing.settle};
      transition-property: opacity, translate, visibility;
    }
  }
  /* In the margin beside the text, where it covers nothing that a visitor reads or presses. */
  > .${scrollToTopStyle} {
    justify-self: end;
    inline-size: clamp(2rem, var(--window-margin), 3rem);
    margin-inline-end: calc(clamp(0px, var(--window-margin) - 3rem, 16px) - 16px);
  }
  /* The label shows at the end of the page, while the launcher is hovered or focused, and with the top bar:
     at the top of a page only in a window that is so wide that the label is beside the text. */
  &[data-end],
  > :is(:hover, :focus-visible) {
    --inset: 0;
  }
  @media not ${narrowPage} {
    ${whileBarVisible} &:has(.${scrollToTopStyle}:not([data-hidden])) {
      --inset: 0;
    }
  }
  @media ${wideMargin} {
    ${whileBarVisible} & {
      --inset: 0;
    }
  }
  /*
   * A narrow window has no room beside its text, so the buttons are at its edge, without the label until the
   * page ends. The launcher is hidden at the top, where the page's own button is in sight, and while the
   * visitor scrolls down; the arrow then takes its place. Together they look like one control.
   */
  @media ${narrowPage} {
    inset-inline-end: env(safe-area-inset-right);
    gap: 0;

    > .${scrollToTopStyle} {
      margin-inline-end: 0;
    }
    [data-hidden] + .${launcher}:not(:focus-visible),
    ${whileBarHidden} &:not([data-end]) .${launcher}:not(:focus-visible) {
      opacity: 0;
      translate: 0 100%;
      pointer-events: none;
    }
    html[${demoInViewAttribute}] & .${scrollToTopStyle}:has(+ *),
    ${whileBarHidden} &:not([data-end], :has(.${launcher}:focus-visible)) .${scrollToTopStyle}:has(+ *) {
      translate: 0 3rem;
    }
  }
  @media print {
    display: none;
  }
`;
