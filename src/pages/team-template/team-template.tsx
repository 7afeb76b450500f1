import type { TeamDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import type { PageOfKind } from "../../routing/pages.ts";
import { MoreTechnologies } from "../../sections/owner-facts/more-technologies.tsx";
import { ReferenceList } from "../../sections/owner-facts/reference-list.tsx";
import { ServiceHero } from "../../sections/service-hero.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { FirstMonth } from "../service-parts/first-month.tsx";
import { Questions } from "../service-parts/questions.tsx";
import { Accountability } from "./accountability.tsx";
import { FlipCards } from "./flip-cards.tsx";
import { Overview } from "./overview.tsx";

export function pageOf(
  { service }: PageOfKind<"service">,
  { details }: { details: TeamDetails },
): LoadedPage {
  const { heading, description } = details;
  return {
    head: { title: service.name, heading, description },
    Content: () => <TeamPage service={service} details={details} />,
  };
}

/** The page of a service that is presented as a team: AI/ML and data science (rule "Team pages"). */
function TeamPage({ service, details }: { service: Service; details: TeamDetails }) {
  return (
    <>
      <ServiceHero
        service={service}
        foot={details.hero}
        heading={details.heading}
        lead={details.lead}
        enquiry={{ label: details.enquiryLabel }}
      />
      <Overview details={details} ink={service.ink} />
      <FlipCards title={details.flipTitle} flipCards={details.flipCards} ink={service.ink} />
      <Accountability points={details.accountability} ink={service.ink} />
      <FirstMonth plan={details.firstMonth} service={service} />
      <ReferenceList service={service.slug} />
      <MoreTechnologies service={service.slug} />
      <Questions questions={details.questions} law={details.law} />
    </>
  );
}
