import { css } from "@linaria/core";
import { twoColumns } from "../../styles/two-columns.ts";

export const twoColumnSection = css`
  ${twoColumns}
`;
