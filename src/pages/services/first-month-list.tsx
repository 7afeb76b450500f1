import { css, cx } from "@linaria/core";
import { displayText } from "../../components/display-text.ts";
import { eyebrow } from "../../components/eyebrow.ts";
import { pictureList } from "../../components/picture-list.ts";
import { Section } from "../../components/section.tsx";
import { linkRow } from "../../components/standalone-link.ts";
import { stretchedLink } from "../../components/stretched-link.ts";
import { priceOnRequest } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import { firstMonth } from "../../content/first-month.ts";
import { services } from "../../content/services.ts";
import { ServiceLink } from "../../sections/service-link.tsx";
import { inkProps } from "../../sections/stamp-ink.ts";
import { Stamp } from "../../sections/stamp.tsx";
import { narrowTable } from "../../styles/media-queries.ts";

const { title, intro, resultsLabel, priceLabel, price, results } = firstMonth;
const hasPrices = Object.keys(facts.firstMonthPrices).length > 0;

/** Lists what a client has after the first four weeks of each service, and says how that month is priced. */
export function FirstMonthList() {
  return (
    <Section theme="dark" titleSize="large" title={title} intro={intro} id="first-month">
      <div {...inkProps("gold", cx(linkRow, note))}>
        <h3>{price.title}</h3>
        <p>{price.text}</p>
      </div>
      <p className={eyebrow}>{resultsLabel}</p>
      <ul className={cx(pictureList, list)}>
        {services.map((service) => {
          const { slug } = service;
          const result = results[slug];
          return (
            result && (
              <li key={slug}>
                <Stamp service={service} />
                <div>
                  <ServiceLink slug={slug} className={cx(displayText, stretchedLink)} />
                  <p>{result}</p>
                  {hasPrices && (
                    <p>
                      {priceLabel}: {facts.firstMonthPrices[slug] ?? priceOnRequest}
                    </p>
                  )}
                </div>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}

const note = css`
  margin-block-end: 40px;
  /* The title has a margin below. */
  padding: 24px 20px 16px;
`;

const list = css`
  --picture: 64px;
  --hover-mark: none;
  display: grid;
  margin-block-start: 16px;
  text-wrap: balance;

  @media not ${narrowTable} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-l);
  }
  > li {
    padding-block: 14px;
    border-block-start: 1px solid var(--line);
  }
  > li > :first-child {
    padding: 7px;
    --pitch: 8px;
  }
  a {
    line-height: 1.2;
  }
  p + p {
    color: var(--muted);
  }
`;
