import { css } from "@linaria/core";
import { Section } from "../ui/section.tsx";
import { WithCode } from "../ui/with-code.tsx";

/** A part that is told as a story rather than in points: its heading beside its paragraphs. */
export function TextSection({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <Section title={title} titleBeside>
      <div className={words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <WithCode text={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  );
}

const words = css`
  display: grid;
  gap: 1em;
  max-inline-size: 62ch;
  font-size: 1.125rem;
`;
