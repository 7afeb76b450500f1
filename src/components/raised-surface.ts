import { css } from "@linaria/core";
import { radius } from "../styles/tokens.ts";

/** A box with a shadow, which stands out from the background of its section. */
export const raisedSurface = css`
  padding: var(--space-s);
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);
`;
