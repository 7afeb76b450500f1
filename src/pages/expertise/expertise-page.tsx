import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { TextSection } from "../../sections/text-section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { serviceWithSlug } from "../../content/services.ts";
import type { ExpertisePart, TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { Section } from "../../components/section.tsx";
import { Example } from "./example.tsx";
import { RelatedLinks } from "./related-links.tsx";
import { TechnologyHero } from "./technology-hero.tsx";
import type { PageModule } from "../page-module.ts";

interface Props {
  technology: Technology;
  details: TechnologyDetails;
}

export function pageOf(technology: Technology, details: TechnologyDetails): PageModule {
  const { heading, description } = details;
  return {
    head: { title: `${technology.name} expertise`, heading, description },
    Content: () => <ExpertisePage technology={technology} details={details} />,
  };
}

function ExpertisePage({ technology, details }: Props) {
  const service = serviceWithSlug(technology.services[0]!);
  const enquiry = { label: enquiryLabels.question, opening: `About ${technology.name}:` };
  return (
    <>
      <TechnologyHero
        technology={technology}
        ink={service.ink}
        heading={details.heading}
        lead={details.lead}
        enquiry={enquiry}
      />
      {details.parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <RelatedLinks technology={technology} details={details} />
      <EnquiryBand title={`What’s your ${technology.name} question?`} service={service} {...enquiry} />
    </>
  );
}

function Part({ part }: { part: ExpertisePart }) {
  switch (part.kind) {
    case "points":
      return (
        <Section title={part.title}>
          <PointList points={part.points} />
        </Section>
      );
    case "text":
      return <TextSection title={part.title} paragraphs={part.paragraphs} />;
    case "example":
      return <Example example={part} />;
  }
}
