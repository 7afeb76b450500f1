import { css } from "@linaria/core";
import { motionAllowed, phone } from "./breakpoints.ts";
import { customProperties, themeRules } from "./custom-properties.ts";
import { blue, cornerRoom, easing, mask, red, shades, sizes, themes, times } from "./tokens.ts";

/**
 * Reset, themes, and tokens as custom properties. Parts in `ui` sit in the layer of that name (index.html fixes the
 * order), so whatever a page says about them wins without a more specific selector.
 */
export const globals = css`
  :global() {
    ${themeRules()}
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

      ${customProperties(sizes).join("\n")}

      --shadow-paper: 0 1px 0 ${themes.light.line}, 0 24px 60px -20px ${shades.underPaper};
      --shadow-lift: 0 10px 24px -12px ${shades.underLifted};

      --t-hover: ${times.hover}ms;
      --t-panel: ${times.panel}ms;
      --t-bar: ${times.bar}ms;
      --t-flip: ${times.flip}ms;
      --ease: ${easing.settle};

      --stripe: repeating-linear-gradient(
        -55deg,
        ${red} 0 18px,
        ${mask.hidden} 18px 30px,
        ${blue} 30px 48px,
        ${mask.hidden} 48px 60px
      );
    }
    /* Set once our fonts may be fetched: after the first paint, or at once when they are in the cache. */
    [data-fonts] {
      --text: "Archivo Text", var(--text-local);
      --display: "Archivo Display", var(--display-local);
      --mono: "Martian Mono", "Archivo Text", var(--mono-local);
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
        scroll-padding-block: 88px ${cornerRoom};
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
        word-spacing: 0.06em;
        text-wrap: balance;
      }
      /* Large text on a small screen: rather a broken word than one that is cut off (WCAG 1.4.4, 1.4.10). */
      @media ${phone} {
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
  }
`;
