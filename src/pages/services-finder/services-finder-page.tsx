import { css } from "@linaria/core";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { servicesPage } from "../../content/pages/services.ts";
import { services } from "../../content/services.ts";
import { PageLink } from "../../site/page-link.tsx";
import { radius, white } from "../../styles/tokens.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { label } from "../../ui/label.ts";
import { Section } from "../../ui/section.tsx";
import { SortingFrame } from "./sorting-frame.tsx";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = servicesPage;

export function ServicesFinderPage() {
  const { formats, comparison, closing, enquiryLabel } = servicesPage;
  return (
    <>
      <PageHero
        theme="blue"
        heading={servicesPage.heading}
        lead={servicesPage.intro}
        actions={
          <PageLink to="/service-section" className={overview}>
            {servicesPage.overviewLabel}
          </PageLink>
        }
        wide
        art={
          <div className={sheet}>
            {services.map(({ slug, stamp }) => (
              <img key={slug} src={stamp} alt="" width="144" height="144" loading="lazy" />
            ))}
          </div>
        }
      />
      <Section title={servicesPage.problemsTitle}>
        <SortingFrame />
      </Section>
      <Section sunken title={servicesPage.formatsTitle}>
        <div className={formatGrid}>
          {formats.map((format) => (
            <article key={format.title} className={slip}>
              <h3 className={formatTitle}>{format.title}</h3>
              <p>{format.description}</p>
              <p className={label}>Good for</p>
              <p>{format.goodFor}</p>
              <p className={label}>You get</p>
              <p>{format.youGet}</p>
            </article>
          ))}
        </div>
      </Section>
      <Section title={comparison.title}>
        <DataTable caption={comparison.caption} columns={comparison.columns} rows={comparison.rows} />
      </Section>
      <EnquiryBand {...closing} label={enquiryLabel} />
    </>
  );
}

const overview = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  font-weight: 560;
`;

/* The holes show the ground that the sheet lies on. */
const sheet = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: 8px;
  background: ${white};

  > img {
    padding: 6%;
    border: 0 dotted var(--bg);
    border-width: 0 0 3px 3px;
  }
  > :nth-child(5n + 1) {
    border-inline-start-color: ${white};
  }
  > :nth-child(n + 6) {
    border-block-end-color: ${white};
  }
`;

const formatGrid = css`
  display: grid;
  gap: 24px;

  /* The parts of the three slips stand on common lines. */
  @media (min-width: 881px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 0;
    > * {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
  }
`;

const slip = css`
  padding: 28px;
  border-block-start: 8px solid var(--primary);
  border-radius: ${radius.paper};
  background: var(--surface);

  > .${label} {
    margin-block-start: 20px;
  }
`;

const formatTitle = css`
  margin-block-end: 12px;
  font-size: var(--step-3);
`;
