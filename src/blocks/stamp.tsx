import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { Service } from "../content/services.ts";
import { stampPaper } from "../styles/stamp-edge.ts";
import { stampInks } from "../styles/tokens.ts";

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
