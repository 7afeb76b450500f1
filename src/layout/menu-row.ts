import { css } from "@linaria/core";

/** The style of an entry in an open dropdown or in the drawer. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 12px 20px;
  color: var(--fg);
  font-size: var(--step--1);
  font-weight: 520;
  text-decoration: none;
  outline-offset: -3px;

  &:hover {
    background: var(--sunken);
  }
  &[aria-current] {
    box-shadow: inset 4px 0 var(--accent);
  }
`;
