import { css } from "@linaria/core";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { themedInkProps } from "../../sections/stamp-ink.ts";
import { TextSection } from "../../sections/text-section.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { technologyPage } from "../../content/pages/technology.ts";
import { serviceWithSlug, type Service } from "../../content/services.ts";
import { technologyIcons } from "../../content/technology-icons.ts";
import type { TechnologyPart, TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { Section } from "../../components/section.tsx";
import { Example } from "./example.tsx";
import { PointRows } from "./point-rows.tsx";
import { RelatedLinks } from "./related-links.tsx";
import { onInk, TechnologyHero } from "./technology-hero.tsx";
import { phone } from "../../styles/breakpoints.ts";
import type { PageModule } from "../page-module.ts";

interface Props {
  technology: Technology;
  details: TechnologyDetails;
}

export function pageOf(technology: Technology, details: TechnologyDetails): PageModule {
  const { heading, description } = details;
  return {
    head: { title: technologyPage.titleOf(technology.name), heading, description },
    Content: () => <TechnologyPage technology={technology} details={details} />,
  };
}

function TechnologyPage({ technology, details }: Props) {
  const service = serviceWithSlug(technology.services[0]!);
  const lastPoints = details.parts.findLast(({ kind }) => kind === "points");
  const icon = technologyIcons[technology.slug];
  const enquiry = { label: enquiryLabels.question, firstLine: technologyPage.firstLineOf(technology.name) };
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
        <Part
          key={part.title}
          part={part}
          ink={service.ink}
          icon={part === lastPoints && part !== details.parts[0] ? icon : undefined}
        />
      ))}
      <RelatedLinks technology={technology} details={details} />
      <EnquiryBand
        title={technologyPage.closingOf(technology.name)}
        service={service}
        icon={icon}
        {...enquiry}
      />
    </>
  );
}

interface PartProps {
  part: TechnologyPart;
  ink: Service["ink"];
  icon: string | undefined;
}

/**
 * Points with an icon are in columns on a background in the ink. Other points are in large rows, each below a
 * line in the ink.
 */
function Part({ part, ink, icon }: PartProps) {
  switch (part.kind) {
    case "points":
      return (
        <Section
          titleSize="large"
          titleBeside={!icon}
          title={part.title}
          ink={icon ? themedInkProps(ink, band) : undefined}
        >
          {icon ? <PointList points={part.points} /> : <PointRows points={part.points} ink={ink} />}
          {icon && (
            <div className={place}>
              <img src={icon} alt="" width="64" height="64" loading="lazy" className={onInk} />
            </div>
          )}
        </Section>
      );
    case "text":
      return <TextSection title={part.title} paragraphs={part.paragraphs} />;
    case "example":
      return <Example example={part} />;
  }
}

/* The icon is beside the points, and on a phone below them. */
const band = css`
  position: relative;
  z-index: 0;

  @media ${phone} {
    padding-block-end: 58vw;
  }
  @media not ${phone} {
    > :not(:last-child) {
      max-inline-size: 69%;
    }
  }
`;

/* Only the icon is cut off by the edges of the band, however large its text becomes. */
const place = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: clip;

  > img {
    position: absolute;
    inset: auto -5vw -5vw auto;
    inline-size: 32vw;
    opacity: 0.45;

    @media ${phone} {
      inline-size: 60vw;
    }
  }
`;
