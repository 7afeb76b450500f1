import { css } from "@linaria/core";
import type { Argument as Data } from "../../content/service-details.ts";
import { Section } from "../../ui/section.tsx";
import { twoColumnSection } from "./two-column-section.ts";

/** The thesis of the page, and its reasons. */
export function Argument({ title, paragraphs }: Pick<Data, "title" | "paragraphs">) {
  return (
    <Section title={title} className={twoColumnSection}>
      <div className={reasons}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

const reasons = css`
  display: grid;
  gap: 1.1em;
  max-inline-size: 62ch;
  font-size: 1.125rem;
`;
