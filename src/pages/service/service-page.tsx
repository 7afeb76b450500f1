import { Demonstration } from "../../sections/demonstration.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { RelatedServices } from "../../sections/related-services.tsx";
import { ServiceHero } from "../../sections/service-hero.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicePage } from "../../content/pages/service.ts";
import type { ServiceDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { CloudList } from "../../sections/owner-facts/cloud-list.tsx";
import { MoreTechnologies } from "../../sections/owner-facts/more-technologies.tsx";
import { ReferenceList } from "../../sections/owner-facts/reference-list.tsx";
import { Section } from "../../components/section.tsx";
import { Part } from "./part.tsx";
import { Questions } from "./questions.tsx";
import type { PageModule } from "../page-module.ts";

export function pageOf(service: Service, details: ServiceDetails): PageModule {
  const { heading, description } = details;
  return {
    head: { title: service.name, heading, description },
    Content: () => <ServicePage service={service} details={details} />,
  };
}

function ServicePage({ service, details }: { service: Service; details: ServiceDetails }) {
  const { demonstration } = details;
  return (
    <>
      <ServiceHero
        service={service}
        heading={details.heading}
        lead={details.outcome}
        keyPoints={[
          { label: servicePage.priceLabel, text: details.price },
          { label: servicePage.audienceLabel, text: details.audience },
        ]}
        enquiry={{ label: enquiryLabels.project }}
      />
      {demonstration && (
        <Section sunken heading="large" title={demonstration.title} intro={demonstration.intro}>
          <Demonstration name={service.slug} alt={demonstration.alt} />
        </Section>
      )}
      {details.parts.map((part) => (
        <Part key={part.kind} part={part} service={service} technologies={details.technologies} />
      ))}
      {import.meta.env.FACT.references && <ReferenceList service={service.slug} />}
      {import.meta.env.FACT.technologies && <MoreTechnologies service={service.slug} />}
      {import.meta.env.FACT.clouds && service.slug === "cloud-services" && <CloudList />}
      <Questions questions={details.questions} />
      <Section heading="small" title={servicePage.relatedTitle}>
        <RelatedServices related={details.related} />
      </Section>
      <EnquiryBand title={details.closing} label={enquiryLabels.project} />
    </>
  );
}
