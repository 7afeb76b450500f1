import { payPrinciple, teamSize, workplace } from "virtual:facts";
import { PointList } from "../point-list.tsx";
import { Section } from "../../components/section.tsx";

const places = {
  office: "In our office. The address is at the foot of the page.",
  remote: "From where you live.",
  both: "In our office or from where you live, depending on that week’s work.",
};

/** Team size, place of work and pay, as far as the owner has set them. */
export function Employer() {
  return (
    <Section title="What candidates ask first">
      <PointList
        points={[
          ...(teamSize ? [{ title: "Team", description: `${teamSize} people work here.` }] : []),
          ...(workplace ? [{ title: "Place", description: places[workplace] }] : []),
          ...(payPrinciple ? [{ title: "Pay", description: payPrinciple }] : []),
        ]}
      />
    </Section>
  );
}
