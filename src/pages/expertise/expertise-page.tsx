import { css } from "@linaria/core";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { RelatedServices } from "../../blocks/related-services.tsx";
import { TeamFigures } from "../../blocks/team-figures.tsx";
import type { TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { home, servicePages } from "../../site/pages.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Section } from "../../ui/section.tsx";
import { Fit } from "./fit.tsx";
import { PairsWith } from "./pairs-with.tsx";
import { Postmark } from "./postmark.tsx";

export function ExpertisePage({
  technology,
  details,
}: {
  technology: Technology;
  details: TechnologyDetails;
}) {
  const { example } = details;
  return (
    <>
      <PageHero
        theme="light"
        above={<Breadcrumb trail={[home]} here={technology.name} />}
        heading={details.heading}
        lead={details.lead}
        art={<Postmark technology={technology} />}
      />
      <Section title={`What we use ${technology.name} for`}>
        <PointList points={details.uses} />
      </Section>
      <Section sunken>
        <Fit fits={details.fits} advisedAgainst={details.advisedAgainst} />
      </Section>
      <Section title={example.title} intro={example.intro}>
        <div className={exampleColumns}>
          <CodeBlock label={example.fileName} caption={example.fileName} lines={example.code.lines} />
          <ul className={notes}>
            {example.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </Section>
      {details.team && (
        <Section sunken title="The team behind it" intro={details.team.intro}>
          <TeamFigures teams={[{ ...details.team, page: servicePages[details.team.service] }]} />
        </Section>
      )}
      <Section title="Keeping it current">
        <PointList points={details.upkeep} />
        <p className={docs}>
          {"Official documentation: "}
          {details.officialDocs.map(({ label, url }, index) => (
            <span key={url}>
              {index > 0 && ", "}
              <ExternalLink href={url}>{label}</ExternalLink>
            </span>
          ))}
        </p>
      </Section>
      <Section title="Pairs with">
        <PairsWith pairs={details.pairsWith} />
      </Section>
      <Section title="Services that use it">
        <RelatedServices related={technology.services.map((service) => ({ service }))} />
      </Section>
      <EnquiryBand {...details.closing} label={details.enquiryLabel} />
    </>
  );
}

const exampleColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  align-items: start;
  gap: 28px clamp(28px, 4vw, 56px);

  @media (max-width: 940px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const notes = css`
  display: grid;
  gap: 16px;

  > li {
    padding-block-start: 16px;
    border-block-start: 1px solid var(--control);
  }
`;

const docs = css`
  margin-block-start: 36px;
  color: var(--muted);
`;
