import { css } from "@linaria/core";
import { beside } from "../../styles/beside.ts";

export const split = css`
  ${beside}
`;
