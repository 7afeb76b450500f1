import { css } from "@linaria/core";
import CloseIcon from "@tabler/icons/outline/x.svg?react";
import { radius } from "../styles/tokens.ts";

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={button} onClick={onClick}>
      <CloseIcon />
      Close
    </button>
  );
}

const button = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 10px;
  border-radius: ${radius.control};
  font-size: var(--step--1);
  font-weight: 560;
  &:hover {
    background: var(--sunken);
  }
`;
