import { css, cx } from "@linaria/core";
import type { CodeExample } from "../../content/technology-details.ts";
import { CodeBlock } from "../../components/code-block.tsx";
import { columns } from "../../components/columns.tsx";
import { Section } from "../../components/section.tsx";
import { TextWithCode } from "../../components/text-with-code.tsx";
import { narrowExample } from "../../styles/breakpoints.ts";
import { codeBackground } from "../../styles/tokens.ts";

/** A complete source file with notes on its lines beside it. */
export function Example({ example }: { example: CodeExample }) {
  const { title, intro, fileName, code, notes } = example;
  return (
    <Section theme="dark" title={title} intro={<TextWithCode text={intro} />} className={besideCode}>
      <CodeBlock label={fileName} caption={fileName} lines={code} />
      <ul className={cx(columns, noteList)}>
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
 * The code is beside the title, and reaches to two edges of the section, on the other side in the second of
 * two files in a row. It is below the title where its longest line would not fit.
 */
const besideCode = css`
  --code-padding: var(--space-s);
  overflow-x: clip;

  > figure {
    margin-inline: calc(-1 * var(--window-margin));
    background: ${codeBackground};
  }
  @media not ${narrowExample} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 45rem;
    align-items: center;
    gap: 0 var(--space-l);
    padding-block-start: 0;

    > figure {
      grid-area: 1 / 2;
      margin-inline-start: 0;
    }
    > ul {
      grid-column: 1 / -1;
    }
    & + & {
      grid-template-columns: 45rem minmax(0, 1fr);

      > figure {
        grid-column: 1;
        margin-inline: calc(-1 * var(--window-margin)) 0;
      }
    }
  }
`;

const noteList = css`
  --column: 240px;
  margin-block-start: 32px;
  row-gap: 20px;

  > li {
    padding-block-start: 14px;
    border-block-start: 1px solid var(--control);
  }
`;
