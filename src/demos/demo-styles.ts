import { css } from "@linaria/core";
import { displayFont } from "../styles/display-font.ts";
import {
  motionAllowed,
  roomBelowDrawing,
  roomForStickyDrawing,
  roomForThree,
} from "../styles/media-queries.ts";
import { whileBarVisible } from "../styles/page-state.ts";
import { easing, gold, times } from "../styles/tokens.ts";

export const columnLayout = css`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

/** Sticks to the top of a narrow window: a control shows its effect while it is used. */
export const drawingAndResult = css`
  display: grid;
  gap: 14px;
  background: var(--surface);

  @media screen and (not ${roomBelowDrawing}) and ${roomForStickyDrawing} {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    margin: -8px -16px 0;
    padding: 8px 16px;
    border-block-end: 1.5px solid var(--line);
    @media ${motionAllowed} {
      transition: inset-block-start ${times.bar}ms ${easing.settle};
    }

    ${whileBarVisible} main & {
      inset-block-start: var(--bar);
    }
    /* Keeps a focused control below the drawing from being hidden by it (WCAG 2.4.11). */
    & ~ * :is(input, select, button, summary) {
      scroll-margin-block-start: 72svh;
    }
  }
`;

/**
 * Contains a part of the drawing and the controls over it. The part's width divided by its height is in
 * --aspect-ratio.
 */
export const drawingFrame = css`
  position: relative;
  inline-size: 100%;
  max-inline-size: calc(var(--aspect-ratio) * var(--max-height));
  margin-inline: auto;

  > svg {
    inline-size: 100%;
    block-size: auto;
    touch-action: pan-y;
    user-select: none;
  }
  /* The drawing has dark lines, so it keeps its light background, as the static picture does. */
  @media (forced-colors: active) {
    svg {
      outline: 10px solid var(--surface);
      background: var(--surface);
      forced-color-adjust: none;
    }
  }
`;

/**
 * The result, and in the same place, unseen, the longest ones: the highest makes room for all, so that
 * nothing below moves.
 */
export const resultText = css`
  display: grid;
  grid-area: 2 / 1;
  grid-template-columns: auto 1fr;
  gap: 12px;
  align-items: start;
  font-size: clamp(0.9375rem, 1.6vw, 1.25rem);
  line-height: 1.4;
  text-wrap: pretty;

  &[aria-hidden] {
    visibility: hidden;
  }
  /* The verdict looks like a rubber stamp across the lower edge of the drawing, where each drawing has room
     for it. A press goes through it, as there may be a control below. */
  > b {
    margin: clamp(-44px, -2.2vw - 16px, -24px) 0 4px 1vw;
    padding: 0.5em;
    min-inline-size: 15vw;
    max-inline-size: max(30vw, 8rem);
    border: 4px solid;
    background: var(--surface);
    color: var(--error);
    ${displayFont("clamp(1.125rem, 2.2vw, 2rem)", 1)};
    text-align: center;
    text-transform: uppercase;
    rotate: -4deg;
    pointer-events: none;

    &[data-good] {
      color: var(--success);
    }
    @media ${motionAllowed} {
      animation: land ${times.appear}ms ${easing.settle};
    }
  }
`;

/**
 * Contains the controls and the enquiry button: one below the other, or where there is room in a bar with a
 * line of labels and a line of controls.
 */
export const controlsBar = css`
  display: grid;
  gap: 20px;

  button {
    text-align: center;
  }
  [data-variant="quiet"] {
    border-color: var(--fg);
  }
  @media print {
    display: none;
  }
  @media ${roomForThree} {
    grid-template-columns: 1fr auto;
    align-items: end;
    padding: 24px;
    background: var(--sunken);

    button {
      padding: 4px 12px;
    }
  }
`;

/** A bar with two fields between the suggestion and the enquiry button. */
export const barWithFields = css`
  @media ${roomForThree} {
    grid-template-columns: 1.2fr 1fr 1fr;
  }
  @media ${roomForThree} and (not ${roomBelowDrawing}) {
    > button {
      grid-column: 1 / -1;
    }
  }
  @media ${roomBelowDrawing} {
    /* The enquiry button has one line as soon as that leaves the labels theirs. */
    grid-template-columns: 1.2fr 1fr 1fr fit-content(calc(40% - 180px));
  }
`;

/** Contains the suggestion and the fields. */
export const controlsPanel = css`
  display: grid;
  gap: 16px;
  font-size: var(--step--1);

  > [data-suggestion] {
    display: grid;
    gap: 6px;
    max-inline-size: 52ch;

    /* A label that points to the button. */
    > span {
      justify-self: start;
      padding-inline: 10px 20px;
      background: ${gold};
      clip-path: polygon(0 0, 88% 0, 100% 50%, 88% 100%, 0 100%);
      ${displayFont("1rem", 1.4)};
    }
    /* Room for two lines, so that the controls below do not move when the label gets longer. */
    > button {
      min-block-size: 64px;
    }
  }
  @media ${roomForThree} {
    display: contents;

    > [data-suggestion] > button {
      min-block-size: 54px;
    }
  }
`;

export const explanationDetails = css`
  max-inline-size: 68ch;
  color: var(--muted);
  font-size: var(--step--1);

  summary {
    inline-size: fit-content;
    padding-block: 11px;
    cursor: pointer;
    text-decoration: underline;
  }
`;
