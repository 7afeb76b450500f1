import { css } from "@linaria/core";
import { Reveal } from "../../components/reveal.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { serviceSection } from "../../content/pages/service-section.ts";
import { services } from "../../content/services.ts";
import { headFrom } from "../../routing/page-head.ts";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { leadText } from "../../sections/hero-text.tsx";
import { oneServiceCard, twoServiceCards } from "../../styles/media-queries.ts";
import type { LoadedPage } from "../loaded-page.ts";
import { ServiceCard } from "./service-card.tsx";

export const page: LoadedPage = { head: headFrom(serviceSection), Content };

/** The ten services as service cards (rule "Services overview"). */
function Content() {
  return (
    <>
      <section className={section} data-theme="dark">
        <h1>{serviceSection.heading}</h1>
        <p className={leadText}>{serviceSection.lead}</p>
        <ul className={grid}>
          {services.map((service) => (
            <Reveal key={service.slug} as="li">
              <ServiceCard service={service} />
            </Reveal>
          ))}
        </ul>
      </section>
      <EnquiryBand title={serviceSection.closing} label={enquiryLabels.project} />
    </>
  );
}

const section = css`
  padding: var(--space-l) var(--page-margin);

  > h1 {
    font-size: var(--step-5);
  }
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 16px;
  margin-block-start: var(--space-m);

  @media ${twoServiceCards} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${oneServiceCard} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;
