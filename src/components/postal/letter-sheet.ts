import { css } from "@linaria/core";

/** The inner layout of a letter on airmail paper. */
export const letterSheet = css`
  display: grid;
  gap: 20px;
  padding: var(--space-m);
  text-align: start;
`;
