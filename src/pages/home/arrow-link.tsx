import { cx } from "@linaria/core";
import ArrowIcon from "@tabler/icons/outline/arrow-right.svg?react";
import { PageLink } from "../../routing/page-link.tsx";
import type { PagePath } from "../../routing/pages.ts";
import { standaloneLink } from "../../components/standalone-link.ts";

/** The way on from a part, at its foot. */
export function ArrowLink({
  to,
  hash,
  className,
  children,
}: {
  to: PagePath;
  hash?: string | undefined;
  className?: string;
  children: string;
}) {
  return (
    <PageLink to={to} hash={hash} className={cx(standaloneLink, className)}>
      {children}
      <ArrowIcon />
    </PageLink>
  );
}
