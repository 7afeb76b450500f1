import { css } from "@linaria/core";
import type { TechnologySlug } from "../content/slugs.ts";
import { technologyWithSlug } from "../content/technologies.ts";
import { technologyIcon } from "../content/technology-icons.ts";
import { PageLink } from "../routing/page-link.tsx";
import { navy, radius, white } from "../styles/tokens.ts";

/** Links to the pages of technologies, each an icon in a ring with the name below it. */
export function TechnologyLinks({ technologies }: { technologies: TechnologySlug[] }) {
  return (
    <ul className={list}>
      {technologies.map((slug) => (
        <li key={slug}>
          <TechnologyLink slug={slug} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A link to a technology's page: its icon in a ring, and its name. The ring is 84 px wide unless `--ring` is
 * set.
 */
export function TechnologyLink({ slug }: { slug: TechnologySlug }) {
  return (
    <PageLink to={`/expertise/${slug}`} className={link}>
      <span className={ring}>
        <img src={technologyIcon(slug)} alt="" width="30" height="30" loading="lazy" />
      </span>
      <span>{technologyWithSlug(slug).name}</span>
    </PageLink>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--ring, 96px), 1fr));
  gap: 24px 12px;
`;

const link = css`
  display: grid;
  justify-items: center;
  gap: 10px;
  color: inherit;
  font-size: var(--step--1);
  font-weight: 560;
  line-height: 1.2;
  text-align: center;
  text-decoration-line: none;

  &:hover {
    text-decoration-line: underline;
  }
`;

/** The ring of a postmark, 84 px wide unless `--ring` is set. */
const ring = css`
  display: grid;
  place-items: center;
  inline-size: var(--ring, 84px);
  aspect-ratio: 1;
  border: 7px double ${navy};
  border-radius: ${radius.round};
  background: ${white};

  > img {
    inline-size: 43%;
  }
`;
