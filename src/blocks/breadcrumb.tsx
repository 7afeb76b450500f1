import { css } from "@linaria/core";
import { PageLink } from "../site/page-link.tsx";
import type { PagePath } from "../site/pages.ts";

/** The way from the home page to this one (ARIA Authoring Practices, "Breadcrumb"). */
export function Breadcrumb({ trail, here }: { trail: PagePath[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className={nav}>
      <ol className={list}>
        {trail.map((path) => (
          <li key={path}>
            <PageLink to={path} className={link} />
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}

const nav = css`
  margin-block-end: 20px;
`;

const separator = "28px";

/* Every entry has its slash before it, and what begins a line has it in the margin, where it is cut off. */
const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  margin-inline-start: -${separator};
  color: var(--muted);
  font: 500 0.75rem/1.5 var(--mono);
  clip-path: inset(-9px -9px -9px calc(${separator} - 8px));

  > li {
    display: flex;
    align-items: baseline;
  }
  > ::before {
    content: "/";
    flex: none;
    inline-size: ${separator};
    text-align: center;
  }
`;

const link = css`
  padding-block: 3px;
  color: inherit;
`;
