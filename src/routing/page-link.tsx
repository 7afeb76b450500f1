import type { ComponentProps } from "react";
import { useCurrentPath } from "./current-path.ts";
import { pageAt, type PagePath } from "./pages.ts";

interface Props extends Omit<ComponentProps<"a">, "href" | "ref"> {
  to: PagePath;
  /** The id of the element to scroll to. */
  hash?: string | undefined;
}

/**
 * A link to a page of this site, with the page's name unless it has children. A press is handled for all
 * links at once, those in the text of posts included (src/app/use-follow-links.ts).
 */
export function PageLink({ to, hash, children, ...rest }: Props) {
  const isCurrent = useCurrentPath() === to;
  const path = hash && isCurrent ? "" : to;
  return (
    <a href={hash ? `${path}#${hash}` : to} aria-current={isCurrent ? "page" : undefined} {...rest}>
      {children ?? pageAt(to).label}
    </a>
  );
}
