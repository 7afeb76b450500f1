import { css } from "@linaria/core";

/** A link outside of running text, with a target 44 px high. */
export const standaloneLink = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  font-weight: 560;
`;

export const linkRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 24px;
`;
