import { css } from "@linaria/core";
import { Prose } from "../components/prose.tsx";
import { Section } from "../components/section.tsx";

interface Props {
  title: string;
  paragraphs: string[];
}

export function TextSection({ paragraphs, ...section }: Props) {
  return (
    <Section titleBeside className={words} {...section}>
      <Prose paragraphs={paragraphs} />
    </Section>
  );
}

const words = css`
  align-items: start;
  font-size: var(--lead);
`;
