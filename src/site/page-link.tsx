import { useEffect, useRef, type ComponentProps, type MouseEvent } from "react";
import { Link, useLocation } from "wouter";
import { usePreload } from "./page-code.ts";
import { pageInfoAt, type PagePath } from "./pages.ts";
import { prefetchInView } from "./prefetch-in-view.ts";
import { scrollToTop } from "./scroll-to-top.ts";

interface Props extends Omit<ComponentProps<"a">, "href" | "ref"> {
  to: PagePath;
}

/**
 * A link to a page of ours. The page's code is fetched when the link comes into view, or at the latest when the visitor
 * is about to press; choosing the page already shown scrolls smoothly to the top (Rule "Top bar").
 */
export function PageLink({ to, children, onClick, ...rest }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [location] = useLocation();
  const current = location === to;
  const load = usePreload()(to);
  const preload = () => void load().catch(() => {});

  useEffect(() => prefetchInView(link.current!, load), [load]);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!current || modified || event.defaultPrevented) return;
    event.preventDefault();
    scrollToTop();
  }

  return (
    <Link
      ref={link}
      href={to}
      aria-current={current ? "page" : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
      onClick={follow}
    >
      {children ?? pageInfoAt(to).label}
    </Link>
  );
}
