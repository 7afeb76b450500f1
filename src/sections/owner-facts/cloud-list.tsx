import { Section } from "../../components/section.tsx";
import { cloudListTitle } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import type { ServiceSlug } from "../../content/slugs.ts";
import { PointList } from "../point-list.tsx";

/** The clouds that the company works with, and their regions, on the page of cloud services. */
export function CloudList({ service }: { service: ServiceSlug }) {
  if (service !== "cloud-services" || facts.clouds.length === 0) return;
  return (
    <Section title={cloudListTitle}>
      <PointList points={facts.clouds.map(({ name, regions }) => ({ title: name, description: regions }))} />
    </Section>
  );
}
