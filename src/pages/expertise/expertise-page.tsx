import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { TextSection } from "../../blocks/text-section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import type { ExpertisePart, TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { Section } from "../../ui/section.tsx";
import { Example } from "./example.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Postmark } from "./postmark.tsx";

interface Props {
  technology: Technology;
  details: TechnologyDetails;
}

export function ExpertisePage({ technology, details }: Props) {
  return (
    <>
      <PageHero
        theme="light"
        above={<Breadcrumb trail={["/"]} here={technology.name} />}
        heading={details.heading}
        lead={details.lead}
        enquiry={{ label: enquiryLabels.question, opening: `About ${technology.name}:` }}
        art={<Postmark technology={technology} />}
      />
      {details.parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <Neighbours technology={technology} details={details} />
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
