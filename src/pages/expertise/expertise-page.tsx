import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { EnquiryBand } from "../../blocks/enquiry-band.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { RelatedServices } from "../../blocks/related-services.tsx";
import { TeamFigureList } from "../../blocks/team-figure-list.tsx";
import type { TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Section } from "../../ui/section.tsx";
import { Alternatives } from "./alternatives.tsx";
import { Column, Columns } from "./columns.tsx";
import { Example } from "./example.tsx";
import { PairsWith } from "./pairs-with.tsx";
import { Postmark } from "./postmark.tsx";
import { RuledList } from "./ruled-list.tsx";

/** The quiet ground of `fit` separates what stands around it. */
const orders = {
  uses: ["uses", "fit", "example"],
  fit: ["fit", "uses", "example"],
  example: ["example", "uses", "fit"],
} as const;

export function ExpertisePage({
  technology,
  details,
}: {
  technology: Technology;
  details: TechnologyDetails;
}) {
  const { opening, team } = details;
  const parts = {
    uses: (
      <Section key="uses" title={details.usesTitle}>
        <PointList points={details.uses} />
      </Section>
    ),
    fit: (
      <Section key="fit" sunken>
        <Columns>
          <Column title="Where it fits">
            <RuledList items={details.fits} />
          </Column>
          <Column title="Where another choice is better">
            <Alternatives alternatives={details.alternatives} />
          </Column>
        </Columns>
      </Section>
    ),
    example: <Example key="example" example={details.example} />,
  };
  return (
    <>
      <PageHero
        theme="light"
        above={<Breadcrumb trail={["/"]} here={technology.name} />}
        heading={details.heading}
        lead={details.lead}
        actions={
          <EnquiryButton>
            <MailIcon />
            Work with our {technology.name} engineers
          </EnquiryButton>
        }
        art={<Postmark technology={technology} />}
      />
      {orders[opening].map((part) => parts[part])}
      {team && (
        <Section sunken={opening !== "example"} title={team.title} intro={team.intro}>
          <TeamFigureList teams={[{ ...team, page: `/${team.service}` }]} />
        </Section>
      )}
      <Section title={details.upkeepTitle}>
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
      <Section>
        <Columns>
          <Column title="Pairs with">
            <PairsWith pairs={details.pairsWith} />
          </Column>
          <Column title="Services that use it">
            <RelatedServices related={technology.services.map((service) => ({ service }))} />
          </Column>
        </Columns>
      </Section>
      <EnquiryBand {...details.closing} label={details.enquiryLabel} />
    </>
  );
}

const docs = css`
  margin-block-start: 36px;
  color: var(--muted);
`;
