import { css } from "@linaria/core";
import { motionAllowed } from "./breakpoints.ts";

/**
 * Reset, tokens and the four themes. Parts in `ui` sit in the layer of that name (index.html fixes the order), so whatever a page says about
 * them wins without a more specific selector.
 */
export const globals = css`
  :global() {
    :root,
    [data-theme="light"] {
      --bg: #f4f6fb;
      --surface: #fff;
      --sunken: #e6eaf5;
      --line: #c6cde4;
      --ink: #11152e;
      --muted: #4b5273;
      --control: #767e9f;
      --link: #1f3bd6;
      --primary: #1f3bd6;
      --primary-hover: #162ca8;
      --on-primary: #fff;
      --accent: #c81e33;
      --error: #b3142a;
      --success: #0b6b46;
      --focus: #1f3bd6;
      color-scheme: light;
    }
    [data-theme="blue"] {
      --bg: #1b33c4;
      --surface: #142799;
      --sunken: #172db0;
      --line: #4a5fdc;
      --ink: #fff;
      --muted: #d5dcff;
      --control: #a9b6ff;
      --link: #fff;
      --accent: #ffc93c;
      --error: #ffd1d4;
      --success: #b8f5d6;
      color-scheme: dark;
    }
    [data-theme="dark"] {
      --bg: #0c0f22;
      --surface: #161a35;
      --sunken: #070916;
      --line: #2a3056;
      --ink: #f2f4ff;
      --muted: #aab2d5;
      --control: #6f7aa8;
      --link: #9fb1ff;
      --accent: #ff7480;
      --error: #ff9ba3;
      --success: #6fe0ae;
      color-scheme: dark;
    }
    [data-theme="about-dark"] {
      --bg: #0a2a2c;
      --surface: #113739;
      --sunken: #072123;
      --line: #2a5456;
      --ink: #f1fbf8;
      --muted: #a8ccc6;
      --control: #6e9b96;
      --link: #8fe3d2;
      --accent: #ff8a7a;
      --error: #ffa69b;
      --success: #7be3b4;
      color-scheme: dark;
    }
    [data-theme="blue"],
    [data-theme="dark"],
    [data-theme="about-dark"] {
      --primary: #ffc93c;
      --primary-hover: #ffd86e;
      --on-primary: #11152e;
      --focus: #ffc93c;
    }
    [data-theme] {
      background: var(--bg);
      color: var(--ink);
    }

    :root {
      --text-local: "Archivo Text Arial", "Archivo Text Roboto", Arial, sans-serif;
      --display-local: "Archivo Display Arial", "Archivo Display Roboto", Arial, sans-serif;
      --mono-local: "Martian Mono Courier", ui-monospace, monospace;
      --text: var(--text-local);
      --display: var(--display-local);
      --mono: var(--mono-local);

      --step-6: clamp(3.1rem, 1.3rem + 8.2vw, 8.25rem);
      --step-5: clamp(2.5rem, 1.6rem + 4vw, 5.25rem);
      --step-4: clamp(2rem, 1.5rem + 2vw, 3.25rem);
      --step-3: 1.875rem;
      --step-2: 1.5rem;
      --step-1: 1.25rem;
      --step-0: 1.0625rem;
      --step--1: 0.9375rem;

      --gutter: clamp(16px, 4vw, 32px);
      --wrap: 1240px;
      --section: clamp(56px, 8vw, 112px);
      --bar: 72px;

      --shadow-paper: 0 1px 0 #c6cde4, 0 24px 60px -20px #11152e40;
      --shadow-lift: 0 10px 24px -12px #11152e59;

      --t-hover: 140ms;
      --t-panel: 200ms;
      --t-bar: 240ms;
      --t-flip: 420ms;
      --ease: cubic-bezier(0.16, 1, 0.3, 1);

      --stripe: repeating-linear-gradient(
        -55deg,
        #c81e33 0 18px,
        #0000 18px 30px,
        #1f3bd6 30px 48px,
        #0000 48px 60px
      );
    }
    /* Set once our fonts may be fetched: after the first paint, or at once when they are in the cache. */
    [data-fonts] {
      --text: "Archivo Text", var(--text-local);
      --display: "Archivo Display", var(--display-local);
      --mono: "Martian Mono", var(--mono-local);
    }

    @layer base {
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
        /* What the focus or a fragment leads to lies clear of the bar and of the buttons in the corner (WCAG 2.4.11). */
        scroll-padding-block: 88px 80px;
        text-size-adjust: 100%;
        background: var(--bg);
      }
      html:has(dialog[open]) {
        overflow: hidden;
        padding-inline-end: var(--scrollbar);
      }
      body {
        font: 400 var(--step-0) / 1.55 var(--text);
        background: var(--bg);
        color: var(--ink);
        overflow-wrap: break-word;
        -webkit-font-smoothing: antialiased;
      }
      h1,
      h2,
      h3 {
        font-family: var(--display);
        font-weight: 820;
        line-height: 0.98;
        letter-spacing: -0.012em;
        text-wrap: balance;
      }
      /* Large text on a small screen: rather a broken word than one that is cut off (WCAG 1.4.4, 1.4.10). */
      @media (max-width: 560px) {
        body {
          overflow-wrap: anywhere;
        }
      }
      h1:focus,
      main:focus {
        outline: none;
      }
      p,
      li {
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
      button,
      input,
      textarea {
        font: inherit;
        color: inherit;
      }
      button {
        cursor: pointer;
      }
      :focus-visible {
        outline: 3px solid var(--focus);
        outline-offset: 3px;
      }
      [hidden] {
        display: none !important;
      }
    }

    @media ${motionAllowed} {
      html {
        interpolate-size: allow-keywords;
      }
    }
    /* Colours are the visitor's, and shadows are gone: shapes need edges, what is current needs a line. */
    @media (forced-colors: active) {
      button,
      dialog,
      [data-ink] {
        border: 1px solid !important;
      }
      [aria-current="page"],
      [data-current="true"] {
        text-decoration: underline 3px !important;
      }
      /* The drawings are white or dark lines on the stamp's own ink. */
      [data-ink] img {
        background: var(--stamp-ink);
        forced-color-adjust: none;
      }
    }
  }
`;
