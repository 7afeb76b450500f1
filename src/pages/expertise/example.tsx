import { css } from "@linaria/core";
import type { CodeExample } from "../../content/technology-details.ts";
import { CodeBlock } from "../../components/code-block.tsx";
import { Section } from "../../components/section.tsx";
import { TextWithCode } from "../../components/text-with-code.tsx";
import { narrowExample, roomInMargin } from "../../styles/breakpoints.ts";
import { codeBackground } from "../../styles/tokens.ts";

/** A complete source file with notes on its lines beside it. */
export function Example({ example }: { example: CodeExample }) {
  const { title, intro, fileName, code, notes } = example;
  return (
    <Section theme="dark" title={title} intro={<TextWithCode text={intro} />} className={besideCode}>
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

/*
 * The code is beside title and notes, and reaches to three edges of the section, on the other side in the second of two files
 * in a row. It is below the notes where its longest line would not fit.
 */
const besideCode = css`
  --code-padding: var(--space-s);
  --to-edge: calc(-1 * max(var(--gutter), 50vw - var(--wrap) / 2));
  display: grid;
  gap: 0 var(--space-l);
  padding-block-end: 0;
  overflow-x: clip;

  @media ${narrowExample} {
    grid-template-columns: minmax(0, 1fr);

    > figure {
      order: 1;
      margin: 28px var(--to-edge) 0;
    }
  }
  @media not ${narrowExample} {
    grid-template: auto 1fr / minmax(0, 1fr) 45rem;
    padding-block-start: 0;

    > figure {
      grid-area: 1 / 2 / 3;
      background: ${codeBackground};
      margin-inline-end: var(--to-edge);
    }
    > :first-child {
      padding-block-start: var(--section);
    }
    > ul {
      padding-block-end: var(--section);
    }
    & + & {
      grid-template-columns: 45rem minmax(0, 1fr);

      > figure {
        grid-column: 1;
        margin-inline: var(--to-edge) 0;
      }
      > :not(figure) {
        grid-column: 2;
      }
    }
  }
  @media ${roomInMargin} {
    --code-size: 0.9375rem;
  }
`;

const ruledList = css`
  > li {
    padding-block: 14px;
    border-block-start: 1px solid var(--control);
  }
`;
