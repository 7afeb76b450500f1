import { Section } from "../components/section.tsx";
import type { DemonstrationText } from "../content/demonstration-text.ts";
import { Demonstration } from "./demonstration.tsx";

interface Props {
  demonstration: DemonstrationText;
  className?: string | undefined;
}

/** A section of a page with its demonstration. */
export function DemonstrationSection({ demonstration, className }: Props) {
  const { name, alt, title, intro } = demonstration;
  return (
    <Section sunken introBeside titleSize="large" title={title} intro={intro} className={className}>
      <Demonstration name={name} alt={alt} />
    </Section>
  );
}
