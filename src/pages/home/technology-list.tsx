import { css } from "@linaria/core";
import { technologies } from "../../content/technologies.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { displayFont } from "../../styles/display-font.ts";

/** All eighteen, as lines of large links: the menu's button leads here while there is no script. */
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
  gap: 0 1em;
  ${displayFont("var(--step-3)", 1.1)};

  a {
    color: inherit;
    font-weight: inherit;
    text-decoration-color: var(--accent);
  }
`;
