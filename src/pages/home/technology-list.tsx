import { css } from "@linaria/core";
import { technologies } from "../../content/technologies.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { displayFont } from "../../styles/display-font.ts";
import { mask } from "../../styles/tokens.ts";

/** All technologies, as labels with a hole: the menu's button leads here while there is no script. */
export function TechnologyList() {
  return (
    <ul className={list}>
      {technologies.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink to={`/expertise/${slug}`}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}

/* Six, three or two in a row. */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(6.3em, 15.5%), 1fr));
  gap: 8px;
  ${displayFont("clamp(1rem, 1.6vw, 1.375rem)", 1)};

  a {
    display: grid;
    align-items: center;
    min-block-size: clamp(44px, 5vw, 72px);
    padding-inline-start: 24px;
    background: var(--surface);
    color: inherit;
    text-decoration: none;
    mask: radial-gradient(circle at 12px, ${mask.hidden} 4px, ${mask.shown} 5px);
  }
  a:hover {
    text-decoration: underline;
  }
`;
