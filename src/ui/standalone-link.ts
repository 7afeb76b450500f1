import { css } from "@linaria/core";

/** A link outside of running text: a target of 44 px. */
export const standaloneLink = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  font-weight: 560;
`;
