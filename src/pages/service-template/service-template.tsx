import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { ServiceDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { DemoSection } from "../../sections/demo-section.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { CloudList } from "../../sections/owner-facts/cloud-list.tsx";
import { MoreTechnologies } from "../../sections/owner-facts/more-technologies.tsx";
import { ReferenceList } from "../../sections/owner-facts/reference-list.tsx";
import { RelatedServices } from "../../sections/related-services.tsx";
import { ServiceHero } from "../../sections/service-hero.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { partOfKind } from "../service-parts/part-of-kind.ts";
import { Questions } from "../service-parts/questions.tsx";
import { orderParts } from "./order-parts.ts";
import { pageEndings } from "./page-ending.ts";
import { Part } from "./part.tsx";

export function pageOf(service: Service, details: ServiceDetails): LoadedPage {
  const { heading, description } = details;
  return {
    head: { title: service.name, heading, description },
    Content: () => <ServicePage service={service} details={details} />,
  };
}

function ServicePage({ service, details }: { service: Service; details: ServiceDetails }) {
  const { demo, parts, firstMonthLayout } = details;
  const related = <RelatedServices title={serviceLabels.relatedTitle} related={details.related} />;
  const { questionsLast = false } = pageEndings[firstMonthLayout];
  return (
    <>
      <ServiceHero
        service={service}
        picture={details.picture}
        heading={details.heading}
        lead={details.lead}
        keyPoints={[
          { label: serviceLabels.priceLabel, text: details.price },
          { label: serviceLabels.audienceLabel, text: details.audience },
        ]}
        enquiry={{ label: enquiryLabels.project }}
      />
      {demo && <DemoSection demo={demo} />}
      {orderParts(details).map((part) => (
        <Part key={part.kind} part={part} details={details} service={service} />
      ))}
      {import.meta.env.HAS_FACT.references && <ReferenceList service={service.slug} />}
      {import.meta.env.HAS_FACT.moreTechnologies && <MoreTechnologies service={service.slug} />}
      {import.meta.env.HAS_FACT.clouds && <CloudList service={service.slug} />}
      {questionsLast && related}
      <Questions questions={details.questions} law={partOfKind(parts, "law")} sunken={questionsLast} />
      {!questionsLast && related}
      <EnquiryBand title={details.closing} label={enquiryLabels.project} service={service} />
    </>
  );
}
