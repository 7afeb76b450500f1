import { css } from "@linaria/core";
import { radius } from "../styles/tokens.ts";

/** A sheet of paper that lies on the ground of its section. */
export const card = css`
  padding: clamp(16px, 2.4vw, 28px);
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);
`;
