import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { monoFont } from "../styles/mono-font.ts";
import { gold, navy } from "../styles/tokens.ts";
import { codeTheme } from "./code-theme.ts";

interface Props {
  /** Names the code for assistive technology. */
  label: string;
  /** Shown on a label at the upper edge of the code, such as the name of its file. */
  caption?: ReactNode;
  lines: readonly (readonly { text: string; kind?: string }[])[];
}

/** Highlighted code in a box that scrolls on its own, with the keyboard as well (WCAG 2.1.1). */
export function CodeBlock({ label, caption, lines }: Props) {
  return (
    <figure className={figure}>
      {caption && <figcaption className={captionText}>{caption}</figcaption>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has the focus */}
      <pre className={codeTheme} tabIndex={0} role="region" aria-label={label}>
        <code>
          {lines.map((tokens, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text never changes
            <span key={index}>
              {tokens.map(({ text, kind }, at) =>
                kind ? (
                  // oxlint-disable-next-line react/no-array-index-key -- the text never changes
                  <span key={at} className={kind}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
              {"\n"}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

const figure = css`
  min-inline-size: 0;
`;

const captionText = css`
  display: flex;
  align-items: center;
  gap: 14px;
  inline-size: fit-content;
  padding: 8px 20px;
  background: ${gold};
  color: ${navy};
  ${monoFont("1rem", 1.5)};
`;
