import { css } from "@linaria/core";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { FirstMonthTable } from "../../sections/first-month-table.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Stamp } from "../../sections/stamp.tsx";
import { WorkingWithUs } from "../../sections/working-with-us.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { services } from "../../content/services.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { phone } from "../../styles/breakpoints.ts";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { stretchedLink } from "../../components/stretched-link.ts";
import { ProblemList } from "./problem-list.tsx";
import type { LoadedPage } from "../loaded-page.ts";

export const page: LoadedPage = { head: servicesPage, Content };

function Content() {
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
        art={
          <ul className={stamps}>
            {services.map((service) => (
              <li key={service.slug}>
                <Stamp service={service} />
                <PageLink to={`/${service.slug}`} className={stretchedLink}>
                  <span className={visuallyHidden}>{service.name}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        }
      />
      <Section titleSize="large" title={servicesPage.problemsTitle}>
        <ProblemList />
      </Section>
      <FirstMonthTable />
      <WorkingWithUs />
      <EnquiryBand title={servicesPage.closing} label={enquiryLabels.project} />
    </>
  );
}

/* Hidden on a phone, so that the problems, which have the same drawings, begin higher up. */
const stamps = css`
  --pitch: 12px;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 10px;

  > li {
    position: relative;
  }
  @media ${phone} {
    display: none;
  }
`;
