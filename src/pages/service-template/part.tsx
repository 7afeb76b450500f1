import type { ReactElement } from "react";
import { Section } from "../../components/section.tsx";
import type { ServiceDetails, ServicePart } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { inksBeside, PointList } from "../../sections/point-list.tsx";
import { TextSection } from "../../sections/text-section.tsx";
import { ExhibitSection } from "../service-parts/exhibit.tsx";
import { FirstMonth } from "../service-parts/first-month.tsx";
import { partOfKind } from "../service-parts/part-of-kind.ts";
import { Support } from "../service-parts/support.tsx";
import { CaseStudy } from "./case-study.tsx";
import { pageEndings } from "./page-ending.ts";

interface Props {
  part: ServicePart;
  details: ServiceDetails;
  service: Service;
}

/**
 * Shows a part of a service page by its kind. The compiler reports a missing kind, as the result would be
 * undefined.
 */
export function Part({ part, details, service }: Props): ReactElement | null {
  const { parts, technologies, firstMonthLayout } = details;
  switch (part.kind) {
    case "first-month":
      return <FirstMonth plan={part} layout={firstMonthLayout} service={service} />;
    case "case-study":
      return <CaseStudy study={part} service={service} />;
    case "text":
      return <TextSection title={part.title} paragraphs={part.paragraphs} />;
    case "deliverables":
      return (
        <Section sunken title={part.title}>
          <PointList points={part.points} inks={inksBeside(service.ink)} />
        </Section>
      );
    case "table":
    case "listing":
    case "steps":
    case "comparison":
      return <ExhibitSection exhibit={part} />;
    case "support": {
      const forEngineers = partOfKind(parts, "for-engineers");
      const { lightSupport, supportInWords } = pageEndings[firstMonthLayout];
      return (
        <Support
          support={part}
          light={lightSupport}
          inWords={supportInWords}
          forEngineers={forEngineers && { part: forEngineers, technologies }}
        />
      );
    }
    // The support shows the first, and the questions show the second.
    case "for-engineers":
    case "law":
      return null;
  }
}
