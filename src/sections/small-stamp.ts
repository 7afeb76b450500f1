import { css } from "@linaria/core";
import { shades, white } from "../styles/tokens.ts";

/** The drawing of a service as a small stamp beside text, `--stamp` wide (48 px by default). */
export const smallStamp = css`
  flex: none;
  inline-size: var(--stamp, 48px);
  padding: 4px;
  background: ${white};
  box-shadow: 0 1px 3px ${shades.paperShadow};
`;
