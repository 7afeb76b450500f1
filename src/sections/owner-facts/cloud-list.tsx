import { clouds } from "virtual:facts";
import { PointList } from "../point-list.tsx";
import { Section } from "../../components/section.tsx";

/** The clouds that the company works with, and their regions. */
export function CloudList() {
  return (
    <Section title="Clouds and regions">
      <PointList points={clouds.map(({ name, regions }) => ({ title: name, description: regions }))} />
    </Section>
  );
}
