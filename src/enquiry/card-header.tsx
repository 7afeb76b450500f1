import { css } from "@linaria/core";
import CloseIcon from "lucide-static/icons/x.svg?react";
import type { Ref } from "react";
import { narrowCard } from "../styles/breakpoints.ts";
import { leaving } from "./card-motion.ts";
import { gold, ink, radius, shades, white } from "../styles/tokens.ts";

interface Props {
  ref: Ref<HTMLHeadingElement>;
  id: string;
  onClose: () => void;
}

export function CardHeader({ ref, id, onClose }: Props) {
  return (
    <div className={header}>
      <h2 ref={ref} id={id} tabIndex={-1} className={title}>
        Write to us
      </h2>
      <button type="button" className={closeButton} onClick={onClose}>
        Close
        <CloseIcon />
      </button>
    </div>
  );
}

const header = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* Above the envelope, whose flap would swallow a press on the button. */
  position: relative;
  z-index: 2;
  padding-block-end: 10px;
  color: ${white};
  ${leaving}

  @media ${narrowCard} {
    position: sticky;
    inset-block-start: 0;
    padding: 8px 8px 8px 16px;
    background: ${ink};
    pointer-events: auto;
    /* Too low for anything that stays: the whole of it scrolls. */
    @media (max-height: 420px) {
      position: static;
    }
  }
`;

const title = css`
  font-size: 1.75rem;
  outline: none;
`;

const closeButton = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 12px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font-weight: 560;
  pointer-events: auto;
  outline-color: ${gold};
  &:hover {
    background: ${shades.underPointer};
  }
`;
