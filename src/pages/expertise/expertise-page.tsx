import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import type { ExpertisePart, TechnologyDetails } from "../../content/technology-details.ts";
import type { Technology } from "../../content/technologies.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { Section } from "../../ui/section.tsx";
import { Example } from "./example.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Postmark } from "./postmark.tsx";
import { Text } from "./text.tsx";

export function ExpertisePage({
  technology,
  details,
}: {
  technology: Technology;
  details: TechnologyDetails;
}) {
  return (
    <>
      <PageHero
        theme="light"
        above={<Breadcrumb trail={["/"]} here={technology.name} />}
        heading={details.heading}
        lead={details.lead}
        actions={
          <EnquiryButton opening={`About ${technology.name}:`}>
            <MailIcon />
            {enquiryLabels.question}
          </EnquiryButton>
        }
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
        <Section title={part.title} className={endOfText}>
          <PointList points={part.points} />
        </Section>
      );
    case "text":
      return <Text part={part} />;
    case "example":
      return <Example example={part} />;
  }
}

/* A last line of one short word reads as a fault. */
const endOfText = css`
  p {
    text-wrap: pretty;
  }
`;
