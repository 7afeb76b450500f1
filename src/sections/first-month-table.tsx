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
import { smallStamp } from "./small-stamp.ts";
import { narrowTable } from "../styles/breakpoints.ts";

const { title, intro, columns, price, results } = firstMonth;

/** Lists what a client has after the first four weeks of each service, and says how that month is priced. */
export function FirstMonthTable() {
  const rows = services.flatMap(({ slug, name, stamp }) => {
    const result = results[slug];
    if (!result) return [];
    const service = (
      <PageLink to={`/${slug}`} className={standaloneLink}>
        <img src={stamp} alt="" width="48" height="48" loading="lazy" className={smallStamp} />
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
  td + td {
    color: var(--muted);
  }
  /* The cells of a row are stacked there, so the stamp is beside three lines of text. */
  @media ${narrowTable} {
    tr {
      padding: 2px 0 6px 64px;
      font-size: var(--step--1);
      line-height: 1.4;
    }
    th,
    td {
      padding: 0;
    }
    a {
      min-block-size: 28px;
      font-size: var(--step-0);
    }
    /* Makes the whole row the link's target. */
    a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    img {
      position: absolute;
      inset: 12px auto auto 0;
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
