import { css } from "@linaria/core";

/** The style of an entry of the top bar, which is a link or the button of a dropdown. */
export const barLink = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 9px;
  color: inherit;
  font-size: var(--step--1);
  font-weight: 520;
  line-height: 1.2;
  text-decoration: none;
  text-underline-offset: 0.5em;
  white-space: nowrap;

  &:hover {
    text-decoration: underline 2px;
  }
  &[aria-current] {
    text-decoration: underline 3px;
    text-decoration-color: var(--accent);
  }
`;
