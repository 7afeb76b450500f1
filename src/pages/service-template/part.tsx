import type { ReactElement } from "react";
import { Section } from "../../components/section.tsx";
import type { ServicePart } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { PointList } from "../../sections/point-list.tsx";
import { TextSection } from "../../sections/text-section.tsx";
import { ExhibitSection } from "../service-parts/exhibit.tsx";
import { FirstMonth } from "../service-parts/first-month.tsx";
import { ForEngineers } from "../service-parts/for-engineers.tsx";
import { CaseStudy } from "./case-study.tsx";
import { Specimen } from "./specimen.tsx";

interface Props {
  part: ServicePart;
  technologies: TechnologySlug[];
  service: Service;
  /** Whether the first month of this page is drawn as stairs. */
  hasStairs: boolean;
}

/**
 * Shows a part of a service page by its kind. The compiler reports a missing kind, as the result would be
 * undefined.
 */
export function Part({ part, technologies, service, hasStairs }: Props): ReactElement {
  switch (part.kind) {
    case "first-month":
      return <FirstMonth plan={part} service={service} />;
    case "specimen":
      return <Specimen specimen={part} />;
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
    case "table":
    case "listing":
    case "comparison":
      return <ExhibitSection exhibit={part} />;
    case "for-engineers":
      return <ForEngineers part={part} technologies={technologies} theme={hasStairs ? "dark" : undefined} />;
  }
}
