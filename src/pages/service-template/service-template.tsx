import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { ServiceDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import type { PageOfKind } from "../../routing/pages.ts";
import { DemoSection } from "../../sections/demo-section.tsx";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { CloudList } from "../../sections/owner-facts/cloud-list.tsx";
import { MoreTechnologies } from "../../sections/owner-facts/more-technologies.tsx";
import { ReferenceList } from "../../sections/owner-facts/reference-list.tsx";
import { RelatedServices } from "../../sections/related-services.tsx";
import { ServiceHero } from "../../sections/service-hero.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { Questions } from "../service-parts/questions.tsx";
import { Part } from "./part.tsx";

export function pageOf(
  { service }: PageOfKind<"service">,
  { details }: { details: ServiceDetails },
): LoadedPage {
  const { heading, description } = details;
  return {
    head: { title: service.name, heading, description },
    Content: () => <ServicePage service={service} details={details} />,
  };
}

function ServicePage({ service, details }: { service: Service; details: ServiceDetails }) {
  const { demo, parts, technologies, law, related, closing } = details;
  const hasStairs = parts.some((part) => part.kind === "first-month" && part.layout === "stairs");
  return (
    <>
      <ServiceHero
        service={service}
        foot={details.hero}
        heading={details.heading}
        lead={details.lead}
        keyPoints={[
          { label: serviceLabels.priceLabel, text: details.price },
          { label: serviceLabels.audienceLabel, text: details.audience },
        ]}
        enquiry={{ label: enquiryLabels.project }}
      />
      {demo && <DemoSection demo={demo} />}
      {parts.map((part) => (
        <Part
          key={part.kind}
          part={part}
          technologies={technologies}
          service={service}
          hasStairs={hasStairs}
        />
      ))}
      <ReferenceList service={service.slug} />
      <MoreTechnologies service={service.slug} />
      <CloudList service={service.slug} />
      <Questions questions={details.questions} law={law} />
      {related && <RelatedServices title={serviceLabels.relatedTitle} related={related} />}
      {closing && <EnquiryBand title={closing} label={enquiryLabels.project} service={service} />}
    </>
  );
}
