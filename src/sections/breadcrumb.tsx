import { css } from "@linaria/core";
import { PageLink } from "../routing/page-link.tsx";
import type { PagePath } from "../routing/pages.ts";
import { phone } from "../styles/media-queries.ts";
import { monoFont } from "../styles/mono-font.ts";

/**
 * Links to the pages above this one, followed by its own name (ARIA Authoring Practices, "Breadcrumb"). On a
 * phone only the parent is left, as a way back.
 */
export function Breadcrumb({ trail, here }: { trail: PagePath[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={list}>
        {trail.map((path) => (
          <li key={path}>
            <PageLink to={path} />
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  margin-block-end: 20px;
  color: var(--muted);
  ${monoFont("0.75rem", 1.5)};

  > li::before {
    margin-inline-end: 10px;
  }
  a {
    padding-block: 3px;
    color: inherit;
  }
  @media not ${phone} {
    > li + li::before {
      content: "/";
    }
  }
  @media ${phone} {
    > li::before {
      content: "<";
    }
    > li:not(:nth-last-child(2)) {
      display: none;
    }
  }
`;
