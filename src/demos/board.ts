import { css } from "@linaria/core";
import { barInSight } from "../styles/bar-in-sight.ts";
import {
  motionAllowed,
  narrowDrawing,
  roomBesideDrawing,
  roomForFour,
  roomForThree,
  smallPhone,
} from "../styles/breakpoints.ts";
import { radius } from "../styles/tokens.ts";

export const board = css`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

/** The drawing, and beside it the controls. */
export const columnBeside = css`
  @media ${roomBesideDrawing} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) clamp(280px, 26vw, 300px);
    column-gap: clamp(24px, 3vw, 40px);
  }
`;

/** What the focus leads to lies clear of the drawing in sight (WCAG 2.4.11). */
const belowStage = `
  @media not ${roomBesideDrawing} {
    :is(input, select, button, summary) {
      scroll-margin-block-start: 62svh;
    }
  }
`;

/** Drawing and verdict: nothing is set without seeing what it does. */
export const stage = css`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
  background: var(--surface);

  @media screen and (not ${roomBesideDrawing}) and (height >= 600px) {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    margin: -8px -16px 0;
    padding: 8px 16px;
    border-block-end: 1.5px solid var(--line);
    @media ${motionAllowed} {
      transition: inset-block-start var(--t-bar) var(--ease);
    }

    ${barInSight} main & {
      inset-block-start: var(--bar);
    }
  }
`;

export const picture = css`
  position: relative;
  min-inline-size: 0;

  /* Never so tall that its controls or its verdict are out of sight. */
  @media screen and (not ${narrowDrawing}) {
    max-inline-size: max(560px, var(--ratio) * 46svh);
  }
  @media screen and ${roomBesideDrawing} {
    max-inline-size: max(680px, var(--ratio) * 63svh);
  }

  > svg {
    inline-size: 100%;
    block-size: auto;
    touch-action: pan-y;
    user-select: none;
  }
  .${stage} ~ & {
    ${belowStage}
  }
  /* Drawn in dark lines: they keep their own ground, as the stills do. */
  @media (forced-colors: active) {
    svg {
      outline: 10px solid var(--surface);
      background: var(--surface);
      forced-color-adjust: none;
    }
  }
`;

export const result = css`
  display: block;
  min-block-size: 3lh;
  max-inline-size: 68ch;
  line-height: 1.4;

  @media ${smallPhone} {
    min-block-size: 4lh;
  }
  @media not ${narrowDrawing} {
    min-block-size: 2lh;
    font-size: 1.125rem;
  }
  /* The verdict, as a rubber stamp. */
  > b {
    float: inline-start;
    margin: 3px 14px 4px 4px;
    padding: 3px 8px;
    border: 3px double;
    border-radius: ${radius.control};
    color: var(--error);
    font: 500 0.875rem/1.3 var(--mono);
    text-transform: uppercase;
    rotate: -3deg;

    &[data-good] {
      color: var(--success);
    }
  }
`;

export const side = css`
  display: grid;
  align-content: start;
  gap: 20px;
  ${belowStage}

  @media ${roomBesideDrawing} {
    grid-area: 1 / 2 / span 2;
  }
  @media print {
    display: none;
  }
`;

export const panel = css`
  display: grid;
  gap: 16px;
  padding: 20px;
  background: var(--sunken);
  font-size: var(--step--1);

  > [data-move] {
    display: grid;
    gap: 6px;

    > span {
      justify-self: start;
      padding: 1px 8px;
      background: var(--ink);
      color: var(--surface);
      font: 500 0.75rem/1.7 var(--mono);
    }
    /* One line or two: what stands below keeps its place. */
    > button {
      min-block-size: 64px;
      padding-inline: 12px;
    }
  }
`;

export const remarks = css`
  max-inline-size: 68ch;
  color: var(--muted);
  font-size: var(--step--1);
  ${belowStage}

  summary {
    inline-size: fit-content;
    padding-block: 11px;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;

/** The drawing over the whole width, and below it the controls in a row. */
export const rowBelow = css`
  @media ${roomForThree} {
    .${panel} {
      grid-template-columns: 1.2fr 1fr 1fr;
      align-items: end;
      column-gap: clamp(20px, 3vw, 40px);
    }
  }
  @media ${roomForFour} {
    .${side} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;
