import { css, cx } from "@linaria/core";
import { DataTable } from "../../components/data-table.tsx";
import { displayText } from "../../components/display-text.ts";
import { Section } from "../../components/section.tsx";
import { linkRow } from "../../components/standalone-link.ts";
import { stretchedTarget } from "../../components/stretched-link.ts";
import { priceOnRequest } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import { firstMonth } from "../../content/first-month.ts";
import { services } from "../../content/services.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { inkProps } from "../../sections/stamp-ink.ts";
import { Stamp } from "../../sections/stamp.tsx";
import { narrowTable } from "../../styles/media-queries.ts";

const { title, intro, columns, price, results } = firstMonth;
const hasPrices = Object.keys(facts.firstMonthPrices).length > 0;

/** Lists what a client has after the first four weeks of each service, and says how that month is priced. */
export function FirstMonthTable() {
  const rows = services.flatMap((service) => {
    const weekFour = results[service.slug];
    if (!weekFour) return [];
    const name = (
      <PageLink to={`/${service.slug}`} className={cx(displayText, link)}>
        <Stamp service={service} />
        {service.name}
      </PageLink>
    );
    return [[name, weekFour, ...(hasPrices ? [facts.firstMonthPrices[service.slug] ?? priceOnRequest] : [])]];
  });
  return (
    <Section theme="dark" titleSize="large" title={title} intro={intro} id="first-month">
      <div {...inkProps("gold", cx(linkRow, note))}>
        <h3>{price.title}</h3>
        <p>{price.text}</p>
      </div>
      <DataTable
        caption={title}
        columns={[columns.service, columns.weekFour, ...(hasPrices ? [columns.price] : [])]}
        rows={rows}
        className={table}
      />
    </Section>
  );
}

const note = css`
  /* The title has a margin below. */
  padding: 24px 20px 16px;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 20px;
  color: inherit;

  > div {
    flex: none;
    inline-size: 64px;
    padding: 7px;
    --pitch: 8px;
  }
`;

const table = css`
  margin-block-start: 40px;

  th,
  td {
    padding-block: 10px;
    text-wrap: balance;
  }
  td {
    font-size: var(--lead);
  }
  td + td {
    color: var(--muted);
  }
  @media ${narrowTable} {
    tr {
      padding: 16px 0;
      padding-inline-start: 84px;
    }
    th,
    td {
      padding: 0;
    }
    a > div {
      position: absolute;
      inset: 16px auto auto 0;
    }
    /* Makes the whole row the link's target. */
    a::after {
      ${stretchedTarget};
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
