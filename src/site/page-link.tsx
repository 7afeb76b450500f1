import type { ComponentProps, MouseEvent } from "react";
import { Link, useLocation } from "wouter";
import { pageInfoAt, type PagePath } from "./pages.ts";
import { scrollToTop } from "./scroll-to-top.ts";

interface Props extends Omit<ComponentProps<"a">, "href" | "ref"> {
  to: PagePath;
  /** The id of the part to arrive at. */
  hash?: string | undefined;
}

/** A link to a page of ours; choosing the page already shown scrolls smoothly to the top (Rule "Top bar"). */
export function PageLink({ to, hash, children, onClick, ...rest }: Props) {
  const [location] = useLocation();
  const current = location === to;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!current) return;
    event.preventDefault();
    scrollToTop();
  }

  return (
    <Link
      href={hash ? `${to}#${hash}` : to}
      aria-current={current ? "page" : undefined}
      {...rest}
      onClick={follow}
    >
      {children ?? pageInfoAt(to).label}
    </Link>
  );
}
