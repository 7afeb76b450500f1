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
    <Section sunken title={title} intro={<TextWithCode text={intro} />} className={besideCode}>
      <CodeBlock label={fileName} caption={fileName} lines={code} />
      <ul className={ruledList}>
        {notes.map((note) => (
          <li key={note}>
            <TextWithCode text={note} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/* The code is beside title and notes, but below the title where its longest line would not fit. */
const besideCode = css`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) 44rem;
  gap: 0 clamp(32px, 4vw, 64px);

  > figure {
    grid-area: 1 / 2 / 3;
  }
  /* Two files in a row share their background. */
  & + & {
    padding-block-start: 0;
  }
  @media ${narrowExample} {
    grid-template: none / minmax(0, 44rem);
    row-gap: 28px;

    > figure {
      grid-area: auto;
    }
    > :first-child {
      margin-block-end: 0;
    }
  }
`;

const ruledList = css`
  > li {
    padding-block: 14px;
    border-block-start: 1px solid var(--control);
  }
`;
