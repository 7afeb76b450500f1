import { css } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { Breadcrumb } from "../../blocks/breadcrumb.tsx";
import { PageHero } from "../../blocks/page-hero.tsx";
import { Stamp } from "../../blocks/stamp.tsx";
import type { TeamDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { TeamDemonstration } from "./team-demonstration.tsx";
import { Accountability } from "./accountability.tsx";
import { FlipCards } from "./flip-cards.tsx";
import { Overview } from "./overview.tsx";

/** AI/ML and data science (Rule "Team pages"). */
export function TeamPage({ service, details }: { service: Service; details: TeamDetails }) {
  return (
    <>
      <PageHero
        theme="blue"
        above={<Breadcrumb trail={["/", "/service-section"]} here={service.cardTitle} />}
        heading={details.heading}
        lead={details.text}
        actions={
          <EnquiryButton>
            <MailIcon />
            {details.enquiryLabel}
          </EnquiryButton>
        }
        art={
          <Stamp ink={service.ink}>
            <img src={service.stamp} alt="" width="144" height="144" loading="lazy" className={stampArt} />
          </Stamp>
        }
      />
      <Overview
        title={details.overviewTitle}
        cards={details.overviewCards}
        paragraphs={details.overviewText}
        demonstration={
          details.demonstration && <TeamDemonstration name={service.slug} {...details.demonstration} />
        }
      />
      <FlipCards title={details.flipTitle} cards={details.flipCards} />
      <Accountability points={details.accountability} />
    </>
  );
}

const stampArt = css`
  inline-size: 100%;
`;
