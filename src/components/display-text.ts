import { css } from "@linaria/core";
import { displayFont } from "../styles/display-font.ts";

/** Short sentences in the type of a heading. */
export const displayText = css`
  ${displayFont("var(--step-2)", 1.2)};
`;

export const largeDisplayText = css`
  ${displayFont("var(--step-4)", 1.2)};
`;
