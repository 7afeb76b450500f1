import { css } from "@linaria/core";

/** Fields or buttons side by side, as many as there is room for. */
export const fieldGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  align-items: end;
  gap: 10px 12px;

  > legend {
    margin-block-end: 8px;
  }
  > button {
    min-block-size: 44px;
    padding: 6px 12px;
    background: var(--surface);
    font-size: inherit;
  }
`;
