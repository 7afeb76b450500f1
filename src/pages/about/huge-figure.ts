import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";

export const hugeFigure = css`
  color: var(--accent);
  margin-block-end: 16px;
  ${displayFont("clamp(6rem, 14.5vw, 13rem)", 0.9)};
`;
