import { cx } from "@linaria/core";
import type { ComponentProps } from "react";
import { codeTheme } from "../../styles/code-theme.ts";

/** Code in a post: scrolls by itself, and can be reached with the keyboard for it (WCAG 2.1.1). A group: a post may have several, and landmarks need names of their own. */
export function CodeBox({ className, ...rest }: ComponentProps<"pre">) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <pre {...rest} className={cx(codeTheme, className)} tabIndex={0} role="group" aria-label="Code" />;
}
