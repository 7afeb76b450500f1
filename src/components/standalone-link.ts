import { css } from "@linaria/core";

/** A link outside of running text, with a target 44 px high. */
export const standaloneLink = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  font-weight: 560;
`;
