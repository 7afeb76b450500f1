import { css } from "@linaria/core";
import { Prose } from "../components/prose.tsx";
import { Section } from "../components/section.tsx";

/** A section of paragraphs, with its heading beside them. */
export function TextSection({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <Section title={title} titleBeside className={words}>
      <Prose paragraphs={paragraphs} />
    </Section>
  );
}

const words = css`
  font-size: 1.125rem;
`;
