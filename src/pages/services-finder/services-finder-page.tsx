import { css } from "@linaria/core";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { servicesPage } from "../../content/pages/services.ts";
import { PageLink } from "../../site/page-link.tsx";
import { serviceSection } from "../../site/pages.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { label } from "../../ui/label.ts";
import { Section } from "../../ui/section.tsx";
import { Problems } from "./problems.tsx";
import type { PageHead } from "../../site/define-page.tsx";

export const head: PageHead = servicesPage;

export function ServicesFinderPage() {
  const { heading, intro, problems, formats, comparison, closing, enquiryLabel } = servicesPage;
  return (
    <>
      <PageHero
        theme="blue"
        heading={heading}
        lead={intro}
        actions={
          <PageLink to={serviceSection} className={overview}>
            See all ten services as cards
          </PageLink>
        }
      />
      <Section>
        <h2 className={listHeading}>Which of these could you have said?</h2>
        <Problems problems={problems} />
      </Section>
      <Section sunken title="Three ways of working">
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
      <Section title="When two services look alike">
        <DataTable caption="Which of two services fits" columns={comparison.columns} rows={comparison.rows} />
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

const listHeading = css`
  margin-block-end: clamp(20px, 3vw, 36px);
  font-size: var(--step-4);
`;

const formatGrid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;

  @media (max-width: 880px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const slip = css`
  padding: 28px;
  border-block-start: 8px solid var(--primary);
  border-radius: 2px;
  background: var(--surface);

  > .${label} {
    margin-block: 20px 4px;
  }
`;

const formatTitle = css`
  margin-block-end: 12px;
  font-size: var(--step-3);
`;
