import { css } from "@linaria/core";
import { gold, navy, radius, white } from "../styles/tokens.ts";

/** The id of the page's main element (app.tsx). */
export const mainId = "main";

/** A link past the top bar, the first element of the document (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={link}>
      Skip to main content
    </a>
  );
}

const link = css`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: 30;
  padding: 12px 18px;
  border-radius: ${radius.control};
  background: ${navy};
  color: ${white};
  font-weight: 560;
  outline-color: ${gold};

  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;
