import { css } from "@linaria/core";

/**
 * The print styles of all pages. They are in no cascade layer, so they override every other style
 * (src/generator/bundle/cascade-layers.ts).
 */
export const print = css`
  :global() {
    @page {
      margin: 16mm;
    }
    @media print {
      /* Black on white. Lines and accents are those of the root, whose theme is light. */
      :root {
        --bg: white;
        --print-line: var(--control);
        --print-accent: var(--accent);
      }
      body,
      [data-theme],
      [data-ink] {
        --bg: white;
        --surface: white;
        --sunken: white;
        --line: var(--print-line);
        --fg: black;
        --muted: color-mix(in srgb, black 80%, white);
        --control: var(--muted);
        --link: black;
        --primary: black;
        --accent: var(--print-accent);
        --section: 20px;
        --gutter: 0px;
        --page-margin: 0px;
        --window-margin: 0px;
        --shadow-paper: none;
        --step-6: 2.5rem;
        --step-5: 2.25rem;
        --heading: 1.75rem;
        --step-4: 1.5rem;
        color-scheme: light;
      }
      html {
        font-size: 11pt;
      }
      [data-ink] {
        background: white;
      }
      [data-ink]:not([data-theme]) {
        --gutter: 12px;
        --page-margin: 12px;
        border: 1px solid;
      }
      dialog,
      [role="status"],
      main button:not([data-demo] *),
      header[data-theme],
      footer {
        display: none;
      }
      /* A title stays with what it is the title of, also if they are in boxes of their own. */
      h1,
      h2,
      h3,
      summary,
      main div:has(> h2) {
        break-after: avoid;
      }
      p,
      li {
        orphans: 3;
        widows: 3;
      }
      /* Chromium does not count a repeated head in the height of a table, which would then cover what follows. */
      thead {
        display: table-row-group;
      }
      li,
      tr,
      img,
      figure,
      [data-demo] {
        break-inside: avoid;
      }
      main pre,
      main pre * {
        background: white;
        color: black;
        white-space: pre-wrap;
      }
      ::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      main a[href^="http"]::after {
        content: " (" attr(href) ")";
        overflow-wrap: anywhere;
      }
      /* Text in a demonstration may be white on a dark ground. */
      [data-demo] {
        print-color-adjust: exact;
      }
      /* These drawings are lines without a background, made for the stamp's ink. */
      [data-ink] img {
        background: var(--stamp-ink);
        print-color-adjust: exact;
      }
    }
  }
`;
