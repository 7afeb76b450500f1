import { css, cx } from "@linaria/core";
import ArrowIcon from "@tabler/icons/outline/arrow-right.svg?react";
import { standaloneLink } from "../../components/standalone-link.ts";
import { PageLink } from "../../routing/page-link.tsx";
import type { PagePath } from "../../routing/pages.ts";

/** A link with an arrow, at the end of a section. */
export function ArrowLink({ to, hash, children }: { to: PagePath; hash?: string; children: string }) {
  return (
    <PageLink to={to} hash={hash} className={cx(standaloneLink, link)}>
      <span>
        <span className={words}>{children}</span>
        <ArrowIcon />
      </span>
    </PageLink>
  );
}

/* On a line of its own, with the arrow after its last word. */
const link = css`
  display: flex;
  margin-block-start: 12px;

  svg {
    display: inline;
    vertical-align: middle;
  }
`;

/* Keeps the arrow on the line of the last word, without a special space in the text. */
const words = css`
  &::after {
    content: "\\00a0";
  }
`;
