import { css } from "@linaria/core";
import { technologies } from "../../content/technologies.ts";
import { PageLink } from "../../site/page-link.tsx";

/** All eighteen, as a line of links: the menu's button leads here while there is no script. */
export function TechnologyList() {
  return (
    <ul className={list}>
      {technologies.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink to={`/expertise/${slug}`} className={link}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 560;
`;
