import { css } from "@linaria/core";
import { customProperties, themeRules } from "./custom-properties.ts";
import { displayFont } from "./display-font.ts";
import { phone } from "./media-queries.ts";
import { monoFont } from "./mono-font.ts";
import { stampEdge, stampEdgeWidth } from "./stamp-edge.ts";
import {
  blue,
  floatingButtonsHeight,
  mask,
  red,
  shades,
  sizes,
  themes,
  times,
  topBarClearance,
  white,
} from "./tokens.ts";

/**
 * The reset, the themes, and the tokens as custom properties, in the weakest cascade layer
 * (src/generator/bundle/cascade-layers.ts).
 */
export const globals = css`
  :global() {
    @layer base {
    ${themeRules()}
    [data-theme] {
      background: var(--bg);
      color: var(--fg);
    }

    :root {
      /* The site's fonts are loaded with the stylesheet. Until then local fonts, scaled to the same width,
         replace them. */
      --text: "Archivo Text", "Archivo Text Arial", "Archivo Text Roboto", Arial, sans-serif;
      --display: "Archivo Display", "Archivo Display Arial", "Archivo Display Roboto", Arial, sans-serif;
      --mono: "Martian Mono", "Martian Mono Courier", "Archivo Text", ui-monospace, monospace;

      ${customProperties(sizes).join("\n")}

      --shadow-paper: 0 1px 0 ${themes.light.line}, 0 24px 60px -20px ${shades.paperShadow};

      --stripe: repeating-linear-gradient(
        -55deg,
        ${red} 0 17.5px,
        ${mask.hidden} 18px 29.5px,
        ${blue} 30px 47.5px,
        ${mask.hidden} 48px 59.5px
      );
    }

    *,
    ::before,
    ::after {
      box-sizing: border-box;
    }
    body,
    h1,
    h2,
    h3,
    h4,
    p,
    ul,
    ol,
    dl,
    dd,
    dt,
    figure,
    fieldset {
      margin: 0;
      padding: 0;
    }
    ul,
    ol {
      list-style: none;
    }
    html {
      /* Keeps a focused element and a fragment's target clear of the top bar and of the floating buttons
         (WCAG 2.4.11). */
      scroll-padding-block: ${topBarClearance} ${floatingButtonsHeight};
      text-size-adjust: 100%;
      background: var(--bg);
    }
    /* A swipe in the dialog must not reload the page. Of the dialog itself, overscroll-behavior would also
       forbid to move a page that is zoomed in with two fingers. */
    html:has(dialog[open]) {
      overflow: hidden;
      overscroll-behavior: none;
      padding-inline-end: var(--scrollbar);
    }
    body {
      font: 400 var(--step-0) / 1.55 var(--text);
      background: var(--bg);
      color: var(--fg);
      overflow-wrap: break-word;
      -webkit-font-smoothing: antialiased;
    }
    h1,
    h2,
    h3 {
      ${displayFont("var(--heading)", 0.98)};
      text-wrap: balance;
    }
    h3 {
      margin-block-end: 8px;
      font-size: var(--step-2);
    }
    /* With large text on a small screen, a broken word is better than one that is cut off (WCAG 1.4.4,
       1.4.10). */
    @media ${phone} {
      body {
        overflow-wrap: anywhere;
      }
    }
    /* Pressed before its code is here, which may take seconds on a slow line. */
    button[aria-busy="true"] {
      cursor: progress;
      opacity: 0.6;
    }
    h1:focus,
    main:focus {
      outline: none;
    }
    dd,
    dt,
    li,
    p {
      text-wrap: pretty;
    }
    img,
    svg {
      display: block;
      max-width: 100%;
    }
    img {
      height: auto;
    }
    a {
      color: var(--link);
      text-underline-offset: 0.18em;
      text-decoration-thickness: 1.5px;
    }
    a:hover {
      text-decoration-thickness: 3px;
    }
    code {
      ${monoFont("0.8em", 1.4)};
    }
    pre > code {
      font: inherit;
    }
    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
    }
    /* Safari on iOS zooms into smaller ones. */
    input,
    select,
    textarea {
      font-size: max(1em, 16px);
    }
    button,
    fieldset,
    iframe {
      border: 0;
    }
    button {
      background: none;
      cursor: pointer;
    }
    :focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: 3px;
    }
    [hidden] {
      display: none !important;
    }

    /* "animation: arrive": an element fades in and, if --from is set, comes from there to its place. */
    @keyframes :global(arrive) {
      from {
        translate: var(--from, none);
        opacity: 0;
      }
    }

    /* "animation: land": a postmark, a tag or a mark lands on its place. */
    @keyframes :global(land) {
      from {
        scale: 1.5;
        opacity: 0;
      }
    }

    /*
     * A stamp that grows into the hero of its page, or a hero that shrinks to its stamp
     * (app/page-transition.ts): its paper is cut anew at each size, its ground is that of the new page, and
     * its drawing flies to its other place. The new page is in its place from the beginning and takes input,
     * below the picture of the old one, which stays until a growing stamp has covered most of it, and is not
     * seen around a hero that shrinks.
     */
    ::view-transition {
      pointer-events: none;
    }
    ::view-transition-group(*) {
      animation-duration: ${times.flip}ms;
    }
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation-duration: ${times.fade}ms;
      block-size: 100%;
    }
    ::view-transition-old(covered-page) {
      animation-delay: 220ms;
    }
    ::view-transition-old(leaving-page) {
      display: none;
    }
    ::view-transition-image-pair(stamp) {
      inset: -${stampEdgeWidth};
      border: ${stampEdgeWidth} solid ${white};
      ${stampEdge}
    }
    ::view-transition-old(stamp),
    ::view-transition-new(stamp) {
      overflow: clip;
      object-fit: cover;
      object-position: 0 0;
    }
    ::view-transition-old(stamp) {
      z-index: 1;
      animation: arrive ${times.fade}ms reverse both;
    }
    ::view-transition-new(stamp) {
      animation: none;
    }
    /* The words come when the stamp has room for them. */
    :root:not([style*="-page"]) [style*="-name: stamp"] {
      > :not(img),
      > div > * {
        animation: arrive ${times.panel}ms 100ms backwards;
      }
      /* The postmark lands on a stamp that is back in its place. */
      &::after {
        display: none !important;
      }
    }
    [style*="-name: stamp"] > img {
      view-transition-name: drawing;
    }
    /* A hero's picture is wider than the drawing at its right end. */
    ::view-transition-old(drawing),
    ::view-transition-new(drawing) {
      inset-inline: auto 0;
      inline-size: auto;
    }

    /* Forced colours remove backgrounds and shadows, so shapes need borders, and the current entry an
       underline. */
    @media (forced-colors: active) {
      button,
      dialog,
      [data-ink] {
        border: 1px solid !important;
      }
      [aria-current] {
        text-decoration: underline 3px !important;
      }
      /* These drawings are lines without a background, made for the stamp's ink. */
      [data-ink] img {
        background: var(--stamp-ink);
        forced-color-adjust: none;
      }
    }
    }
  }
`;
