import { clouds } from "virtual:facts";
import { PointList } from "../blocks/point-list.tsx";
import { Section } from "../ui/section.tsx";

/** The clouds that the company works with, and their regions. */
export function CloudList() {
  return (
    <Section title="Clouds and regions">
      <PointList points={clouds.map(({ name, regions }) => ({ title: name, description: regions }))} />
    </Section>
  );
}
