import { css } from "@linaria/core";
import type { CodeExample } from "../../content/technology-details.ts";
import { CodeBlock } from "../../components/code-block.tsx";
import { Section } from "../../components/section.tsx";
import { TextWithCode } from "../../components/text-with-code.tsx";
import { narrowExample } from "../../styles/breakpoints.ts";

/** A complete source file with notes on its lines beside it. */
export function Example({ example }: { example: CodeExample }) {
  const { title, intro, fileName, code, notes } = example;
  return (
    <Section sunken title={title} intro={<TextWithCode text={intro} />}>
      <div className={beside}>
        <CodeBlock label={fileName} caption={fileName} lines={code} />
        <ul className={ruledList}>
          {notes.map((note) => (
            <li key={note}>
              <TextWithCode text={note} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const beside = css`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  align-items: start;
  gap: 28px clamp(28px, 4vw, 56px);

  /* The longest line of code does not fit beside the notes. */
  @media ${narrowExample} {
    grid-template-columns: minmax(0, 44rem);
  }
`;

const ruledList = css`
  > li {
    padding-block: 14px;
    border-block-start: 1px solid var(--control);
  }
`;
