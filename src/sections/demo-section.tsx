import { Section } from "../components/section.tsx";
import type { DemoText } from "../content/demo-text.ts";
import { Demo } from "./demo.tsx";

interface Props {
  demo: DemoText;
  className?: string | undefined;
}

/** A section of a page with its demonstration. */
export function DemoSection({ demo, className }: Props) {
  const { name, title, intro } = demo;
  return (
    <Section sunken introBeside titleSize="large" title={title} intro={intro} className={className}>
      <Demo name={name} />
    </Section>
  );
}
