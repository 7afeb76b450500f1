import { css } from "@linaria/core";

/** An entry of an open menu: of a dropdown, or of the drawer. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 12px 20px;
  color: var(--ink);
  font-size: var(--step--1);
  font-weight: 520;
  text-decoration: none;
  outline-offset: -3px;

  &:hover {
    background: var(--sunken);
  }
  &[aria-current="page"],
  &[data-current] {
    box-shadow: inset 4px 0 var(--accent);
  }
`;
