import { css } from "@linaria/core";
import type { Refusal, whatWeWouldNotUse } from "../../content/pages/what-we-would-not-use.ts";
import { services } from "../../content/services.ts";
import { technologies } from "../../content/technologies.ts";
import { technologyIcons } from "../../content/technology-icons.ts";
import { PageLink } from "../../site/page-link.tsx";
import { narrowPage } from "../../styles/breakpoints.ts";
import { ink, radius, white } from "../../styles/tokens.ts";
import { visuallyHidden } from "../../ui/visually-hidden.ts";

type Props = Pick<typeof whatWeWouldNotUse, "columns" | "refusals">;

/** A row for each technology, which its expertise page links to by its slug; on a phone a row becomes a block. */
export function RefusalTable({ columns, refusals }: Props) {
  return (
    <table className={table}>
      <caption className={visuallyHidden}>
        {columns.when}, {columns.instead}
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.technology}</th>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.instead}</th>
        </tr>
      </thead>
      <tbody>
        {technologies.map(({ slug, name }) => {
          const { when, instead, ...better } = refusals[slug];
          return (
            <tr key={slug} id={slug}>
              <th scope="row">
                <PageLink to={`/expertise/${slug}`} className={technology}>
                  <span className={ring}>
                    <img src={technologyIcons[slug]} alt="" width="28" height="28" loading="lazy" />
                  </span>
                  {name}
                </PageLink>
              </th>
              <td data-label={columns.when}>{when}</td>
              <td data-label={columns.instead}>
                {instead} <Better {...better} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The page of ours that leads to the better choice. */
function Better({ technology: slug, service }: Pick<Refusal, "technology" | "service">) {
  if (slug) return <PageLink to={`/expertise/${slug}`} />;
  if (!service) return null;
  return (
    <PageLink to={`/${service}`}>
      {services.find((candidate) => candidate.slug === service)!.cardTitle}
    </PageLink>
  );
}

const table = css`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 18px clamp(16px, 3vw, 40px) 18px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    text-wrap: pretty;
  }
  thead th {
    padding-block: 0 10px;
    border-block-end: 2px solid var(--ink);
    color: var(--muted);
    font: 500 0.75rem/1.4 var(--mono);
  }
  tbody th {
    inline-size: 27%;
  }
  td {
    inline-size: 36%;
  }
  td:last-child {
    padding-inline-end: 16px;
  }
  /* The row that a link led to. */
  tr:target {
    background: var(--sunken);
  }
  @media ${narrowPage} {
    thead {
      display: none;
    }
    tr,
    th,
    td,
    tbody th {
      display: block;
      inline-size: auto;
      padding: 4px 0;
      border: 0;
    }
    tr {
      padding-block: 20px;
      border-block-end: 1px solid var(--line);
    }
    td::before {
      content: attr(data-label);
      display: block;
      margin-block-start: 8px;
      color: var(--muted);
      font: 500 0.75rem/1.6 var(--mono);
    }
  }
`;

const technology = css`
  display: inline-flex;
  align-items: center;
  gap: 16px;
  color: inherit;
  font: 820 var(--step-1) / 1.1 var(--display);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

/* The postmark's ring, as on the home page. */
const ring = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border: 6px double ${ink};
  border-radius: ${radius.round};
  background: ${white};
`;
