import { Section } from "../../components/section.tsx";
import { employerText, teamSizeSentence } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import { PointList } from "../point-list.tsx";

/** Team size, place of work and pay, as far as the owner has set them. */
export function Employer() {
  const { payPrinciple, teamSize, workplace } = facts;
  if (!payPrinciple && !teamSize && !workplace) return;
  const { title, team, place, places, pay } = employerText;
  return (
    <Section title={title}>
      <PointList
        points={[
          ...(teamSize ? [{ title: team, description: teamSizeSentence(teamSize) }] : []),
          ...(workplace ? [{ title: place, description: places[workplace] }] : []),
          ...(payPrinciple ? [{ title: pay, description: payPrinciple }] : []),
        ]}
      />
    </Section>
  );
}
