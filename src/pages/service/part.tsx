import { PointList } from "../../sections/point-list.tsx";
import { TextSection } from "../../sections/text-section.tsx";
import type { ServicePart } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { Section } from "../../components/section.tsx";
import { IllustrationSection } from "./illustration.tsx";
import { CaseStudy } from "./case-study.tsx";
import { FirstMonth } from "./first-month.tsx";

/** Shows a part of a service page by its kind. The page itself shows those that stand at its end. */
export function Part({ part, service }: { part: ServicePart; service: Service }) {
  switch (part.kind) {
    case "weekly-plan":
      return part.layout === "calendar" && <FirstMonth plan={part} service={service} />;
    case "case-study":
      return <CaseStudy study={part} service={service} />;
    case "text":
      return <TextSection titleSize="large" title={part.title} paragraphs={part.paragraphs} />;
    case "deliverables":
      return (
        <Section sunken titleSize="large" title={part.title}>
          <PointList points={part.points} ink={service.ink} />
        </Section>
      );
    case "table":
    case "listing":
    case "steps":
    case "comparison":
      return <IllustrationSection illustration={part} />;
  }
}
