import { css } from "@linaria/core";
import { firstMonth } from "../content/first-month.ts";
import { services } from "../content/services.ts";
import { PageLink } from "../site/page-link.tsx";
import { shades, white } from "../styles/tokens.ts";
import { Section } from "../ui/section.tsx";
import { visuallyHidden } from "../ui/visually-hidden.ts";

const { title, intro, columns, price, results } = firstMonth;

/** What each of the ten services puts into the client's hands in four weeks, and the basis of its price. */
export function FirstMonthTable() {
  return (
    <Section title={title} intro={intro} id="first-month">
      <div className={sheet}>
        <div className={priceSlip}>
          <h3 className={priceTitle}>{price.title}</h3>
          <p>{price.text}</p>
        </div>
        <table className={table}>
          <caption className={visuallyHidden}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.service}</th>
              <th scope="col">{columns.weekFour}</th>
              <th scope="col">{columns.stopping}</th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ slug, cardTitle, stamp }) => {
              const result = results[slug];
              return (
                result && (
                  <tr key={slug}>
                    <th scope="row">
                      <PageLink to={`/${slug}`} className={service}>
                        <img src={stamp} alt="" width="144" height="144" loading="lazy" />
                        {cardTitle}
                      </PageLink>
                    </th>
                    <td>{result.weekFour}</td>
                    <td data-label={`${columns.stopping}: `}>{result.stopping}</td>
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Each row becomes a block of its own: three columns would be too narrow. */
const rowsStack = "(max-width: 640px)";

/* The price stands beside the table where it has room, else above it. */
const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px clamp(32px, 4vw, 56px);

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 260px;
    align-items: start;
  }
`;

const priceSlip = css`
  padding: 18px 22px;
  border-block-start: 8px solid var(--primary);
  background: var(--surface);

  @media ${rowsStack} {
    padding: 10px 16px 12px;
    font-size: var(--step--1);
  }
  @media (min-width: 1100px) {
    position: sticky;
    inset-block-start: 96px;
    grid-column: 2;
  }
`;

const priceTitle = css`
  margin-block-end: 6px;
  font-size: var(--step-2);
`;

const table = css`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 9px 20px 9px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  thead th {
    border-block-end: 2px solid var(--ink);
    color: var(--muted);
    font: 500 0.75rem/1.4 var(--mono);
  }
  td {
    text-wrap: balance;
  }
  td + td {
    color: var(--muted);
  }
  @media (min-width: 1100px) {
    grid-area: 1 / 1;
  }
  @media ${rowsStack} {
    thead {
      display: none;
    }
    tr,
    th,
    td {
      display: block;
      padding: 0;
      border: 0;
    }
    tr {
      position: relative;
      padding-block: 4px 8px;
      padding-inline-start: 66px;
      border-block-start: 1px solid var(--line);
      font-size: var(--step--1);
      line-height: 1.4;
    }
    td[data-label]::before {
      content: attr(data-label);
      font-weight: 560;
    }
  }
`;

const service = css`
  display: inline-flex;
  align-items: center;
  gap: 16px;
  min-block-size: 44px;
  font-weight: 620;
  white-space: nowrap;

  > img {
    flex: none;
    inline-size: 48px;
    padding: 4px;
    background: ${white};
    box-shadow: 0 1px 3px ${shades.underPaper};
  }
  @media ${rowsStack} {
    min-block-size: 32px;
    font-size: var(--step-0);
    white-space: normal;
    overflow-wrap: anywhere;

    > img {
      position: absolute;
      inset: 12px auto auto 0;
      inline-size: 50px;
    }
    /* The whole row is its target. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
`;
