import { css, cx } from "@linaria/core";
import { CodeBlock } from "../../components/code-block.tsx";
import { columns } from "../../components/columns.ts";
import { ruledLines } from "../../components/ruled-lines.ts";
import { Section } from "../../components/section.tsx";
import { TextWithCode } from "../../components/text-with-code.tsx";
import type { CodeExample } from "../../content/technology-details.ts";
import { narrowExample } from "../../styles/media-queries.ts";

interface Props {
  example: CodeExample;
  /** The logo of the technology, for the label on the file. */
  icon: string;
}

/** A complete source file with notes on its lines beside it. */
export function Example({ example, icon }: Props) {
  const { title, intro, fileName, code, notes } = example;
  const caption = (
    <>
      <img src={icon} alt="" width="30" height="30" loading="lazy" />
      {fileName}
    </>
  );
  return (
    <Section title={title} intro={<TextWithCode text={intro} />} className={besideCode}>
      <CodeBlock label={fileName} caption={caption} lines={code} />
      <ul className={cx(columns, ruledLines, noteList)}>
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
 * The code is beside the words, on the other side in the second of two files in a row. It is below the title
 * where its longest line would not fit.
 */
const besideCode = css`
  --code-padding: 20px;

  > figure {
    margin-block-end: 24px;
  }
  @media not ${narrowExample} {
    display: grid;
    grid-template: auto 1fr / minmax(15rem, 1fr) minmax(0, 47rem);
    gap: 0 var(--space-l);

    > figure {
      grid-area: 1 / 2 / 3;
    }
    & + & {
      grid-template-columns: minmax(0, 47rem) minmax(15rem, 1fr);

      > * {
        grid-column: 2;
      }
      > figure {
        grid-column: 1;
      }
    }
  }
`;

const noteList = css`
  --column: 240px;
  align-content: start;
  row-gap: 0;
  border-block-start: 1px solid var(--control);
`;
