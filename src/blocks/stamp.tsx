import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { Service } from "../content/services.ts";
import { stampEdge } from "../styles/stamp-edge.ts";
import { shades, stampInks, white } from "../styles/tokens.ts";

/** A perforated stamp in the ink of its service; what is printed on it is given. */
export function Stamp({ ink, children }: { ink: Service["ink"]; children: ReactNode }) {
  return (
    <div className={paper}>
      <div className={print} data-ink={ink}>
        {children}
      </div>
    </div>
  );
}

const paper = css`
  display: grid;
  position: relative;
  padding: clamp(9.6px, 5.5%, 20px);
  /* Its teeth show on white paper too. Not on the masked part itself: a mask cuts off what a filter adds. */
  filter: drop-shadow(0 0.5px 1px ${shades.underLifted});

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background: ${white};
    ${stampEdge}
  }
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

const print = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: var(--stamp-ink);
  color: var(--stamp-text);
  --focus: currentColor;
  ${inkRules()}
`;
