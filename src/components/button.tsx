import { css, cx } from "@linaria/core";
import type { ComponentProps } from "react";
import { radius, times } from "../styles/tokens.ts";

export type ButtonVariant = "primary" | "quiet";

export function Button({
  variant = "primary",
  className,
  ...rest
}: ComponentProps<"button"> & { variant?: ButtonVariant }) {
  return <button type="button" className={cx(button, className)} data-variant={variant} {...rest} />;
}

/** The style of buttons, and of links that look like one. */
export const button = css`
  /* A grid keeps the icon beside a label of several lines. */
  display: inline-grid;
  grid-auto-flow: column;
  place-content: center;
  gap: 10px;
  min-block-size: 54px;
  padding: 10px min(5vw, 26px);
  border: 1.5px solid transparent;
  border-radius: ${radius.control};
  background: var(--primary);
  color: var(--on-primary);
  font: 620 1.0625rem / 1.2 var(--text);
  /* The spaces of the face are too narrow to keep words of this weight apart. */
  word-spacing: 0.06em;
  text-align: start;
  text-wrap: balance;
  text-decoration: none;
  transition: ${times.hover}ms;
  transition-property: background-color, color;

  > svg {
    font-size: 1.2em;
  }
  &[data-variant="quiet"] {
    border-color: var(--control);
    background: none;
    color: var(--fg);
  }
  /*
   * Ink fills the button, with a line inside its edge as on a rubber stamp; a press makes the line thicker.
   * Only for a mouse, because a button stays hovered after a finger has pressed it.
   */
  @media (hover) {
    &:hover {
      border-color: var(--fg);
      background: var(--fg);
      box-shadow:
        inset 0 0 0 3px var(--fg),
        inset 0 0 0 4px;
      color: var(--surface);
    }
  }
  &:active {
    box-shadow:
      inset 0 0 0 3px var(--fg),
      inset 0 0 0 6px;
  }
`;
