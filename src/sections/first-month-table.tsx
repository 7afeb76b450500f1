import { css } from "@linaria/core";
import { firstMonthPrices } from "virtual:facts";
import { firstMonth } from "../content/first-month.ts";
import { priceOnRequest } from "../content/owner-facts.ts";
import { services } from "../content/services.ts";
import { PageLink } from "../routing/page-link.tsx";
import { raisedSurface } from "../components/raised-surface.ts";
import { DataTable } from "../components/data-table.tsx";
import { Section } from "../components/section.tsx";
import { standaloneLink } from "../components/standalone-link.ts";
import { narrowTable } from "../styles/breakpoints.ts";
import { displayFont } from "../styles/display-font.ts";

const { title, intro, columns, price, results } = firstMonth;

/** Lists what a client has after the first four weeks of each service, and says how that month is priced. */
export function FirstMonthTable() {
  const rows = services.flatMap(({ slug, name }) => {
    const result = results[slug];
    if (!result) return [];
    const service = (
      <PageLink to={`/${slug}`} className={standaloneLink}>
        {name}
      </PageLink>
    );
    return [
      [
        service,
        result.weekFour,
        result.stopping,
        ...(import.meta.env.FACT.firstMonthPrices ? [firstMonthPrices[slug] ?? priceOnRequest] : []),
      ],
    ];
  });
  return (
    <Section theme="dark" titleSize="large" title={title} intro={intro} id="first-month">
      <div className={raisedSurface}>
        <h3>{price.title}</h3>
        <p>{price.text}</p>
      </div>
      <DataTable
        caption={title}
        columns={[
          columns.service,
          columns.weekFour,
          columns.stopping,
          ...(import.meta.env.FACT.firstMonthPrices ? [columns.price] : []),
        ]}
        rows={rows}
        className={table}
      />
    </Section>
  );
}

const table = css`
  margin-block-start: 20px;

  th,
  td {
    padding-block: 9px;
    text-wrap: balance;
    vertical-align: middle;
  }
  tbody th {
    ${displayFont("var(--step-2)", 1.1)};
  }
  td {
    font-size: var(--lead);
  }
  td + td {
    color: var(--muted);
  }
  @media ${narrowTable} {
    tr {
      padding: 2px 0 8px;
      line-height: 1.4;
    }
    th,
    td {
      padding: 0;
    }
    td {
      font-size: inherit;
    }
    a {
      min-block-size: 36px;
    }
    /* Makes the whole row the link's target. */
    a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    td::before {
      content: none;
    }
    td + td::before {
      content: attr(data-label) ": ";
      display: inline;
      color: inherit;
      font: inherit;
    }
  }
`;
