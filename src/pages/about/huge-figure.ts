import { css } from "@linaria/core";

export const hugeFigure = css`
  color: var(--accent);
  font: 820 clamp(6rem, 14.5vw, 13rem) / 0.9 var(--display);
`;
