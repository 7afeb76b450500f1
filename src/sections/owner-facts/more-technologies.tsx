import { Section } from "../../components/section.tsx";
import { moreTechnologiesTitle } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import type { ServiceSlug } from "../../content/slugs.ts";
import { PointList } from "../point-list.tsx";

/**
 * Lists what the company knows beyond the site's technologies. Renders nothing when there is none for the
 * service.
 */
export function MoreTechnologies({ service }: { service: ServiceSlug }) {
  const shown = facts.moreTechnologies.filter(({ services }) => services.includes(service));
  if (shown.length === 0) return;
  return (
    <Section title={moreTechnologiesTitle}>
      <PointList points={shown.map(({ kind, names }) => ({ title: kind, description: names }))} />
    </Section>
  );
}
