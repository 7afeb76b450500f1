import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { TextSection } from "../../sections/text-section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { serviceWithSlug, type Service } from "../../content/services.ts";
import { technologyIcons } from "../../content/technology-icons.ts";
import type { ExpertisePart, TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { Section } from "../../components/section.tsx";
import { Example } from "./example.tsx";
import { PointRows } from "./point-rows.tsx";
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
  const firstPoints = details.parts.find(({ kind }) => kind === "points");
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
        <Part key={part.title} part={part} ink={part === firstPoints ? service.ink : undefined} />
      ))}
      <RelatedLinks technology={technology} details={details} />
      <EnquiryBand
        title={`What’s your ${technology.name} question?`}
        service={service}
        icon={technologyIcons[technology.slug]}
        {...enquiry}
      />
    </>
  );
}

/** Points are in columns, or in large rows if they have an ink. */
function Part({ part, ink }: { part: ExpertisePart; ink: Service["ink"] | undefined }) {
  switch (part.kind) {
    case "points":
      return (
        <Section titleSize="large" titleBeside={Boolean(ink)} title={part.title}>
          {ink ? <PointRows points={part.points} ink={ink} /> : <PointList points={part.points} />}
        </Section>
      );
    case "text":
      return <TextSection titleSize="large" title={part.title} paragraphs={part.paragraphs} />;
    case "example":
      return <Example example={part} />;
  }
}
