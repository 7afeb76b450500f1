import { css } from "@linaria/core";
import type { CodeExample } from "../../content/technology-details.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Section } from "../../ui/section.tsx";
import { RuledList } from "./ruled-list.tsx";
import { WithCode } from "./with-code.tsx";

/** One complete file, and beside it what is worth knowing about its lines. */
export function Example({ example }: { example: CodeExample }) {
  const { title, intro, fileName, code, notes } = example;
  return (
    <Section sunken title={title} intro={<WithCode text={intro} />}>
      <div className={columns}>
        <CodeBlock label={fileName} caption={fileName} lines={code} />
        <RuledList items={notes} />
      </div>
    </Section>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  align-items: start;
  gap: 28px clamp(28px, 4vw, 56px);

  /* Beside its notes the longest line would not fit. */
  @media (max-width: 1200px) {
    grid-template-columns: minmax(0, 44rem);
  }
`;
