import { css } from "@linaria/core";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { FirstMonthTable } from "../../sections/first-month-table.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { WorkingWithUs } from "../../sections/working-with-us.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { services } from "../../content/services.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { phone } from "../../styles/breakpoints.ts";
import { white } from "../../styles/tokens.ts";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { ProblemList } from "./problem-list.tsx";
import type { PageHead } from "../../routing/loaded-page.ts";

export const head: PageHead = servicesPage;

export function Content() {
  return (
    <>
      <PageHero
        theme="blue"
        heading={servicesPage.heading}
        lead={servicesPage.intro}
        actions={
          <PageLink to="/service-section" className={standaloneLink}>
            {servicesPage.overviewLabel}
          </PageLink>
        }
        wide
        art={
          <div className={stampGrid}>
            {services.map(({ slug, stamp }) => (
              <img key={slug} src={stamp} alt="" width="144" height="144" loading="lazy" />
            ))}
          </div>
        }
      />
      <Section title={servicesPage.problemsTitle}>
        <ProblemList />
      </Section>
      <FirstMonthTable />
      <WorkingWithUs />
      <EnquiryBand title={servicesPage.closing} label={enquiryLabels.project} />
    </>
  );
}

/* Ten stamps in two rows. The dotted borders in the colour of the background look like perforation. */
const stampGrid = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: 8px;
  background: ${white};

  /* Hidden on a phone, so that the problems, which have the same stamps, begin higher up. */
  @media ${phone} {
    display: none;
  }
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
