import { css } from "@linaria/core";
import { motionAllowed } from "../styles/breakpoints.ts";

/*
 * What opens from the top bar: the dropdowns' panels and the drawer. In a file of its own because nothing of it is seen
 * before a press, so the documents go without it (use-menu-styles.ts).
 */

export const panel = css`
  position: absolute;
  inset-block-start: calc(100% + 10px);
  inset-inline-end: -140px;
  border-radius: 2px;
  outline: 2px solid transparent;
  box-shadow: var(--shadow-paper);

  /* No dead gap between button and panel. */
  &::before {
    content: "";
    position: absolute;
    inset: -12px 0 100%;
  }
  /* The edge of an airmail envelope. */
  &::after {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    block-size: 6px;
    background: var(--stripe);
  }
`;

export const panelItems = css`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  grid-template-rows: repeat(5, auto);
  grid-auto-flow: column;
  gap: 2px 8px;
  max-inline-size: calc(100vw - 32px);
  max-block-size: calc(100dvh - var(--bar) - 24px);
  padding: 20px 14px 14px;
  background: #fff;
  overflow: auto;

  &[data-long="true"] {
    grid-template-columns: repeat(3, max-content);
    grid-template-rows: repeat(6, auto);
  }
`;

export const panelLink = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 12px 20px;
  border-radius: 4px;
  color: var(--ink);
  font-size: var(--step--1);
  font-weight: 520;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--sunken);
  }
  &[aria-current="page"] {
    background: var(--sunken);
    box-shadow: inset 3px 0 var(--accent);
  }
`;

export const drawer = css`
  position: fixed;
  inset: 0 auto 0 0;
  inline-size: 280px;
  max-inline-size: 100vw;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #fff;
  overscroll-behavior: contain;
  scroll-padding-block-start: calc(var(--bar) + 8px);
  box-shadow: 0 0 60px #11152e59;

  &::backdrop {
    background: #11152e99;
  }
  @media ${motionAllowed} {
    &[open] {
      animation: slide-in var(--t-bar) var(--ease);
    }
    @keyframes slide-in {
      from {
        translate: -100% 0;
      }
    }
  }
`;

export const drawerContent = css`
  min-block-size: 100%;
  padding-block-end: 32px;
  border-inline-start: 6px solid;
  border-image: var(--stripe) 6;
`;

export const drawerHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  flex-wrap: wrap;
  min-block-size: var(--bar);
  padding-inline: 18px 10px;
  background: #fff;
  border-block-end: 1px solid var(--line);
`;

export const drawerTitle = css`
  font-size: 1.5rem;
`;

export const closeButton = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 10px;
  border: 0;
  border-radius: 4px;
  background: none;
  font-size: var(--step--1);
  font-weight: 560;
  &:hover {
    background: var(--sunken);
  }
`;

export const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 50px;
  padding-inline: 18px;
  color: var(--ink);
  font-weight: 560;
  text-decoration: none;
  cursor: pointer;
  list-style: none;
  outline-offset: -3px;

  &:hover {
    background: var(--sunken);
  }
  &[aria-current="page"],
  &[data-current="true"] {
    box-shadow: inset 4px 0 var(--accent);
  }
  &::-webkit-details-marker {
    display: none;
  }
`;

export const group = css`
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

export const nested = css`
  padding-block-end: 8px;
  background: var(--bg);
`;

export const nestedRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 24px 12px;
  color: var(--ink);
  font-size: var(--step--1);
  text-decoration: none;
  outline-offset: -3px;

  &:hover {
    background: var(--sunken);
  }
  &[aria-current="page"] {
    font-weight: 620;
    box-shadow: inset 4px 0 var(--accent);
  }
`;
