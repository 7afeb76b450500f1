import { css } from "@linaria/core";
import { CodeBlock } from "../../components/code-block.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Section } from "../../components/section.tsx";
import { career } from "../../content/pages/career.ts";
import { narrowExample } from "../../styles/media-queries.ts";

/** A change with deliberate faults, which the visitor may look for before opening the answer. */
export function ReviewExercise() {
  const { title, intro, fileName, answerLabel, faults } = career.review;
  return (
    <Section theme="dark" title={title} intro={intro} className={besideCode}>
      <CodeBlock label={fileName} caption={fileName} lines={lines} />
      <Disclosure summary={answerLabel}>
        <ol className={list}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ol>
      </Disclosure>
    </Section>
  );
}

/* Without colours: every page prefetches the code of this one, and colours would double the example's
   size. */
const lines = career.review.code.split("\n").map((text) => [{ text }]);

/* The answer is below the question, beside the code where there is room for both. */
const besideCode = css`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) 40rem;
  gap: 0 var(--space-l);
  align-items: start;

  > figure {
    grid-area: 1 / 2 / 3;
  }
  @media ${narrowExample} {
    grid-template: none / minmax(0, 1fr);
    row-gap: 28px;

    > figure {
      grid-area: auto;
    }
    > :first-child {
      margin-block-end: 0;
    }
  }
`;

const list = css`
  display: grid;
  gap: 16px;
  padding-inline-start: 1.25em;
  list-style: decimal;
`;
