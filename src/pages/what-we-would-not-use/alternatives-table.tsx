import { css } from "@linaria/core";
import { DataTable } from "../../components/data-table.tsx";
import type { Alternative, whatWeWouldNotUse } from "../../content/pages/what-we-would-not-use.ts";
import { technologies } from "../../content/technologies.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { TechnologyLink } from "../../sections/technology-links.tsx";
import { displayFont } from "../../styles/display-font.ts";

type Props = Pick<typeof whatWeWouldNotUse, "columns" | "alternatives">;

/** One row for each technology. The row's id is the slug, which the technology's page links to. */
export function AlternativesTable({ columns, alternatives }: Props) {
  return (
    <DataTable
      caption={columns.when}
      columns={[columns.technology, columns.when, columns.instead]}
      rows={technologies.map(({ slug }) => {
        const { when, instead, ...better } = alternatives[slug];
        return [
          <div key={slug} id={slug} className={technology}>
            <TechnologyLink slug={slug} />
          </div>,
          when,
          <>
            {instead} <BetterChoice {...better} />
          </>,
        ];
      })}
      className={table}
    />
  );
}

/** A link to our page on the better choice, if there is one. */
function BetterChoice({ technology: slug, service }: Pick<Alternative, "technology" | "service">) {
  if (slug) return <PageLink to={`/expertise/${slug}`} />;
  return service && <ServiceLink slug={service} />;
}

const table = css`
  /* Marks the row that a link has led to. */
  tr:has(:target) {
    background: var(--sunken);
  }
`;

const technology = css`
  --ring: 64px;

  > a {
    display: inline-flex;
    align-items: center;
    gap: 16px;
    ${displayFont("var(--step-1)", 1.1)};
    white-space: nowrap;
  }
`;
