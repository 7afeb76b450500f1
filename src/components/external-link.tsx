import type { ComponentProps } from "react";
import { visuallyHidden } from "./visually-hidden.ts";

/** A link that opens in a new tab, and tells assistive technology so (WCAG technique G201). */
export function ExternalLink({ children, ...rest }: ComponentProps<"a"> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className={visuallyHidden}> (opens in a new tab)</span>
    </a>
  );
}
