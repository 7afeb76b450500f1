import { css } from "@linaria/core";
import type { PagePath } from "../../site/pages.ts";
import ArrowIcon from "lucide-static/icons/arrow-right.svg?react";
import { PageLink } from "../../site/page-link.tsx";

/** The way on from a text, at its foot. */
export function ArrowLink({ to, children }: { to: PagePath; children: string }) {
  return (
    <PageLink to={to} className={link}>
      {children}
      <ArrowIcon />
    </PageLink>
  );
}

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  align-self: start;
  min-block-size: 44px;
  margin-block-start: auto;
  font-weight: 600;
`;
