import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { Service } from "../content/services.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { stampPaper } from "../styles/stamp-edge.ts";
import { stampInks } from "../styles/tokens.ts";

/** A perforated stamp in the ink of its service; what is printed on it is given. */
export function Stamp({ ink, children }: { ink: Service["ink"]; children: ReactNode }) {
  return (
    <div className={paper}>
      <div className={stampPrint} data-ink={ink}>
        {children}
      </div>
    </div>
  );
}

const paper = css`
  display: grid;
  position: relative;
  padding: clamp(9.6px, 5.5%, 20px);
  ${stampPaper}
`;

function inkRules(): string {
  // Blue is for what is drawn alone; here it would be a rule for nothing in every document.
  const { blue: _, ...inks } = stampInks;
  const rules = Object.entries(inks).map(
    ([ink, { print: ground, text }]) =>
      `&[data-ink="${ink}"] { --stamp-ink: ${ground}; --stamp-text: ${text}; }`,
  );
  return rules.join("\n");
}

/** The ground and the writing of a stamp, on an element with `data-ink`. */
export const stampPrint = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: var(--stamp-ink);
  color: var(--stamp-text);
  --focus: currentColor;
  ${inkRules()}
  /* Cancelled while the link of its list item is pointed at or focused. */
  li:has(a:is(:hover, :focus-visible)) &::after {
    content: "";
    position: absolute;
    inset: 6% -5% auto auto;
    inline-size: 74%;
    aspect-ratio: 100 / 58;
    --soot: color-mix(in srgb, black 82%, transparent);
    background:
      radial-gradient(
          closest-side,
          transparent 66%,
          var(--soot) 67% 71%,
          transparent 72% 93%,
          var(--soot) 94% 98%,
          transparent 99%
        )
        left / 58% 100% no-repeat,
      repeating-linear-gradient(var(--soot) 0 5%, transparent 6% 23.5%, var(--soot) 23.75%) right / 43% 66%
        no-repeat;
    rotate: -14deg;
    pointer-events: none;

    @media ${motionAllowed} {
      animation: cancel var(--t-panel) var(--ease);
    }
    @media (forced-colors: active) {
      content: none;
    }
  }
  @keyframes cancel {
    from {
      scale: 1.4;
      opacity: 0;
    }
  }
`;
