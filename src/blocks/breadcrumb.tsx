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

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  color: var(--muted);
  font: 500 0.75rem/1.5 var(--mono);

  > li {
    display: flex;
    align-items: baseline;
  }
  /* After the entry: at its end a slash leads on, at the start of a line it hangs there. */
  > :not(:last-child)::after {
    content: "/";
    margin-inline-start: 10px;
  }
`;

const link = css`
  padding-block: 3px;
  color: inherit;
`;
