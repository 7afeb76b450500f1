import type { ComponentProps, MouseEvent } from "react";
import { Link, useLocation } from "wouter";
import { pageAt, type PagePath } from "./pages.ts";
import { scrollToTop } from "./scroll-to-top.ts";

interface Props extends Omit<ComponentProps<"a">, "href" | "ref"> {
  to: PagePath;
  /** The id of the part to arrive at. */
  hash?: string | undefined;
}

/**
 * A link to a page of ours. On the page already shown, a part of it is the browser's to scroll to, and the page itself
 * scrolls smoothly to the top (Rule "Top bar").
 */
export function PageLink({ to, hash, children, onClick, ...rest }: Props) {
  const [location] = useLocation();
  const current = location === to;
  const text = children ?? pageAt(to).label;
  const currentPage = current ? "page" : undefined;

  if (current && hash)
    return (
      <a href={`#${hash}`} aria-current={currentPage} onClick={onClick} {...rest}>
        {text}
      </a>
    );

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!current) return;
    event.preventDefault();
    scrollToTop();
  }

  return (
    <Link href={hash ? `${to}#${hash}` : to} aria-current={currentPage} {...rest} onClick={follow}>
      {text}
    </Link>
  );
}
