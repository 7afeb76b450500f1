import { clouds } from "virtual:facts";
import { Section } from "../../components/section.tsx";
import { cloudListTitle } from "../../content/fact-text.ts";
import { PointList } from "../point-list.tsx";

/** The clouds that the company works with, and their regions. */
export function CloudList() {
  return (
    <Section title={cloudListTitle}>
      <PointList points={clouds.map(({ name, regions }) => ({ title: name, description: regions }))} />
    </Section>
  );
}
