import type { ComponentProps, MouseEvent } from "react";
import { Link, useLocation } from "wouter";
import { pageAt, type PagePath } from "./pages.ts";
import { scrollToTop } from "./scroll-to-top.ts";

interface Props extends Omit<ComponentProps<"a">, "href" | "ref"> {
  to: PagePath;
  /** The id of the element to scroll to. */
  hash?: string | undefined;
}

/**
 * A link to a page of this site, with the page's name unless it has children. On the page itself a link with `hash` is left to
 * the browser, and any other scrolls smoothly to the top (Rule "Top bar").
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
