import { Section } from "../../components/section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import type { Ink } from "../../content/ink.ts";
import { technologyLabels } from "../../content/pages/technology-labels.ts";
import { serviceWithSlug } from "../../content/services.ts";
import type { Technology } from "../../content/technologies.ts";
import type { TechnologyDetails, TechnologyPart } from "../../content/technology-details.ts";
import { technologyIcon } from "../../content/technology-icons.ts";
import type { PageOfKind } from "../../routing/pages.ts";
import { PointList } from "../../sections/point-list.tsx";
import { themedInkProps } from "../../sections/stamp-ink.ts";
import { TextSection } from "../../sections/text-section.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { Example } from "./example.tsx";
import { PointRows } from "./point-rows.tsx";
import { RelatedLinks } from "./related-links.tsx";
import { TechnologyHero } from "./technology-hero.tsx";

interface Props {
  technology: Technology;
  details: TechnologyDetails;
}

export function pageOf(
  { technology }: PageOfKind<"technology">,
  { details }: { details: TechnologyDetails },
): LoadedPage {
  const { heading, description } = details;
  return {
    head: { title: technologyLabels.titleOf(technology.name), heading, description },
    Content: () => <TechnologyPage technology={technology} details={details} />,
  };
}

function TechnologyPage({ technology, details }: Props) {
  const service = serviceWithSlug(technology.services[0]!);
  const lastPoints = details.parts.findLast(({ kind }) => kind === "points");
  const name = technology.inSentence ?? technology.name;
  return (
    <>
      <TechnologyHero
        technology={technology}
        ink={service.ink}
        heading={details.heading}
        lead={details.lead}
        enquiry={{ label: enquiryLabels.question, firstLine: technologyLabels.firstLineOf(name) }}
      />
      {details.parts.map((part) => (
        <Part
          key={part.title}
          part={part}
          ink={service.ink}
          icon={technologyIcon(technology.slug)}
          onInk={part === lastPoints && part !== details.parts[0]}
        />
      ))}
      <RelatedLinks name={name} technology={technology} details={details} />
    </>
  );
}

interface PartProps {
  part: TechnologyPart;
  ink: Ink;
  icon: string;
  onInk: boolean;
}

/**
 * Points are columns on a background in the ink, or large rows, each below a line in the ink.
 */
function Part({ part, ink, icon, onInk }: PartProps) {
  switch (part.kind) {
    case "points":
      return (
        <Section
          titleSize="large"
          titleBeside={!onInk}
          title={part.title}
          ink={onInk ? themedInkProps(ink) : undefined}
        >
          {onInk ? <PointList points={part.points} /> : <PointRows points={part.points} ink={ink} />}
        </Section>
      );
    case "text":
      return <TextSection title={part.title} paragraphs={part.paragraphs} />;
    case "example":
      return <Example example={part} icon={icon} />;
  }
}
