import { css } from "@linaria/core";
import { CodeBlock } from "../../components/code-block.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Section } from "../../components/section.tsx";
import { career } from "../../content/pages/career.ts";
import { narrowExample } from "../../styles/media-queries.ts";

/** Changes with deliberate faults, which the visitor may look for before opening the answer. */
export function ReviewExercises() {
  const { title, intro, answerLabel, exercises } = career.review;
  return (
    <Section theme="dark" title={title} intro={intro}>
      {exercises.map((exercise) => (
        <div key={exercise.fileName} className={besideCode}>
          <div>
            <h3>{exercise.title}</h3>
            <p>{exercise.intro}</p>
          </div>
          <CodeBlock label={exercise.fileName} caption={exercise.fileName} lines={linesOf(exercise.code)} />
          <Disclosure summary={answerLabel}>
            <ol className={list}>
              {exercise.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ol>
          </Disclosure>
        </div>
      ))}
    </Section>
  );
}

/**
 * Without colours: every page prefetches the code of this one, and colours would double the examples' size.
 */
function linesOf(code: string) {
  return code
    .trimEnd()
    .split("\n")
    .map((text) => [{ text }]);
}

/* The answer is below the question, beside the code where there is room for both. */
const besideCode = css`
  display: grid;
  grid-template: auto 1fr / minmax(15rem, 1fr) minmax(0, 40rem);
  gap: 28px var(--space-l);
  align-items: start;

  & + & {
    margin-block-start: var(--space-l);
  }

  > figure {
    grid-area: 1 / 2 / 3;
  }
  @media ${narrowExample} {
    grid-template: none / minmax(0, 1fr);

    > figure {
      grid-area: auto;
    }
  }
`;

const list = css`
  display: grid;
  gap: 16px;
  padding-inline-start: 1.25em;
  list-style: decimal;
`;
