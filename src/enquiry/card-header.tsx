import { css, cx } from "@linaria/core";
import type { Ref } from "react";
import { CloseButton } from "../components/close-button.tsx";
import { cardTitle } from "../content/card-text.ts";
import { lowWindow, narrowEnquiryCard } from "../styles/media-queries.ts";
import { navy } from "../styles/tokens.ts";
import { backdropFadesIn, fadesOnClose, textFadesIn } from "./motion/card-fades.ts";

interface Props {
  ref: Ref<HTMLHeadingElement>;
  id: string;
  onClose: () => void;
}

export function CardHeader({ ref, id, onClose }: Props) {
  return (
    <div className={cx(header, backdropFadesIn, fadesOnClose)} data-theme="dark">
      <h2 ref={ref} id={id} tabIndex={-1} className={cx(title, textFadesIn)}>
        {cardTitle}
      </h2>
      <CloseButton onClick={onClose} />
    </div>
  );
}

const header = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* Above the envelope, whose flap would otherwise receive a press on the button. */
  position: relative;
  z-index: 2;
  padding-block-end: 10px;
  background: none;

  button {
    pointer-events: auto;
    /* Aligns the end of its text with the end of the form. */
    margin-inline-end: -10px;
  }
  @media ${narrowEnquiryCard} {
    position: sticky;
    inset-block-start: 0;
    padding: 8px 18px 8px 16px;
    background: ${navy};
    pointer-events: auto;
    /* The window is too low for a sticky header. */
    @media ${lowWindow} {
      position: static;
    }
  }
`;

/* Appears when the flap, which would cover it, has gone. */
const title = css`
  font-size: 1.75rem;
  outline: none;
`;
