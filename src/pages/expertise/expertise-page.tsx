import { Breadcrumb } from "../../sections/breadcrumb.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { Postmark } from "../../components/postal/postmark.tsx";
import { TextSection } from "../../sections/text-section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import type { ExpertisePart, TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { technologyIcons } from "../../content/technology-icons.ts";
import { Section } from "../../components/section.tsx";
import { Example } from "./example.tsx";
import { RelatedLinks } from "./related-links.tsx";
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
  return (
    <>
      <PageHero
        theme="light"
        above={<Breadcrumb trail={["/"]} here={technology.name} />}
        heading={details.heading}
        lead={details.lead}
        enquiry={{ label: enquiryLabels.question, opening: `About ${technology.name}:` }}
        art={
          <Postmark ring={technology.name}>
            <img src={technologyIcons[technology.slug]} alt="" width="64" height="64" loading="lazy" />
          </Postmark>
        }
      />
      {details.parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <RelatedLinks technology={technology} details={details} />
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
