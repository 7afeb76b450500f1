import { css } from "@linaria/core";
import { technologies } from "../../content/technologies.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";

/** All eighteen, as a line of links: the menu's button leads here while there is no script. */
export function TechnologyList() {
  return (
    <ul className={list}>
      {technologies.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink to={`/expertise/${slug}`} className={standaloneLink}>
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
