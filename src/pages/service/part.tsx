import { FirstMonthPrice } from "../../sections/owner-facts/first-month-price.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { TextSection } from "../../sections/text-section.tsx";
import type { ServicePart } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { Section } from "../../components/section.tsx";
import { Support } from "./support.tsx";
import { WeeklyPlan } from "./weekly-plan.tsx";
import { ForEngineers } from "./for-engineers.tsx";
import { IllustrationSection } from "./illustration.tsx";
import { CaseStudy } from "./case-study.tsx";
import { Law } from "./law.tsx";

interface Props {
  part: ServicePart;
  service: Service;
  /** Shown in the part for engineers; pages without such a part need none. */
  technologies?: TechnologySlug[];
}

/** Shows a part of a service page by its kind. */
export function Part({ part, service, technologies }: Props) {
  switch (part.kind) {
    case "case-study":
      return <CaseStudy study={part} service={service} />;
    case "text":
      return <TextSection title={part.title} paragraphs={part.paragraphs} />;
    case "deliverables":
      return (
        <Section title={part.title}>
          <PointList points={part.points} />
        </Section>
      );
    case "weekly-plan":
      return (
        <Section title={part.title}>
          <WeeklyPlan weeks={part.weeks} />
          {import.meta.env.FACT.firstMonthPrices && <FirstMonthPrice service={service.slug} />}
        </Section>
      );
    case "support":
      return <Support {...part} />;
    case "law":
      return <Law {...part} />;
    case "for-engineers":
      return <ForEngineers part={part} technologies={technologies ?? []} />;
    default:
      return <IllustrationSection illustration={part} />;
  }
}
