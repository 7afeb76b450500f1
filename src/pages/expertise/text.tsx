import { css } from "@linaria/core";
import type { ExpertisePart } from "../../content/technology-details.ts";
import { twoColumns } from "../../styles/two-columns.ts";
import { Section } from "../../ui/section.tsx";
import { WithCode } from "./with-code.tsx";

/** What is told as a story rather than as points: its heading beside its paragraphs. */
export function Text({ part: { title, paragraphs } }: { part: ExpertisePart & { kind: "text" } }) {
  return (
    <Section title={title} className={columns}>
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

const columns = css`
  ${twoColumns}
`;

const words = css`
  display: grid;
  gap: 1em;
  max-inline-size: 62ch;
  font-size: var(--step-1);
  line-height: 1.5;
  text-wrap: pretty;
`;
