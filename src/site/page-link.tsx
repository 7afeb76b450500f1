import type { ComponentProps, MouseEvent } from "react";
import { Link, useLocation } from "wouter";
import type { Page } from "./define-page.tsx";
import { scrollToTop } from "./scroll-to-top.ts";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  to: Page;
}

/**
 * A link to a page of ours. Its code is fetched when the visitor is about to press; choosing the page already shown
 * scrolls smoothly to the top (specification section 2, "Top bar").
 */
export function PageLink({ to, children, onClick, ...rest }: Props) {
  const [location] = useLocation();
  const current = location === to.path;
  const preload = () => void to.preload().catch(() => to.forget());

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!current || modified || event.defaultPrevented) return;
    event.preventDefault();
    scrollToTop();
  }

  return (
    <Link
      href={to.path}
      aria-current={current ? "page" : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
      onClick={follow}
    >
      {children ?? to.label}
    </Link>
  );
}
