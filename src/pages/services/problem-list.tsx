import { css, cx } from "@linaria/core";
import { useState } from "react";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { columns } from "../../components/columns.tsx";
import { themedInkProps } from "../../sections/stamp-ink.ts";
import { FilterForm } from "./filter-form.tsx";
import { ProblemEntry } from "./problem-entry.tsx";
import { matches, type ProblemFilter } from "./problem-filter.ts";

const { filterLabels, otherProblem, problems } = servicesPage;

/**
 * All problems. The filter hides those that do not fit, the first of the others is open, and the last entry
 * invites the visitor to describe another.
 */
export function ProblemList() {
  const [filter, setFilter] = useState<ProblemFilter>({ text: "", services: [] });
  const fitting = problems.filter((problem) => matches(problem, filter));
  const firstLine = filter.text.trim() || undefined;
  return (
    <>
      <FilterForm onFilter={setFilter}>
        <p role="status">{filterLabels.count(fitting.length, problems.length)}</p>
      </FilterForm>
      <ul className={cx(columns, list)}>
        {problems.map((problem) => (
          <li
            key={problem.sentence}
            hidden={!fitting.includes(problem)}
            className={problem === fitting[0] ? firstEntry : undefined}
          >
            <ProblemEntry problem={problem} open={problem === fitting[0]} />
          </li>
        ))}
        <li {...themedInkProps("red", lastEntry)}>
          <div>
            <h3>{otherProblem.title}</h3>
            <p>{otherProblem.text}</p>
          </div>
          <EnquiryButton firstLine={firstLine}>{enquiryLabels.project}</EnquiryButton>
        </li>
      </ul>
    </>
  );
}

const list = css`
  --column: 420px;
  gap: 6px;
`;

/* Over the whole width, so that its neighbour stays beside another closed entry. */
const firstEntry = css`
  --title: clamp(1.25rem, 3.2vw, 2.75rem);
  grid-column: 1 / -1;
  font-size: var(--lead);

  > [open] {
    --stamp: clamp(72px, 14vw, 200px);
    --pad: var(--space-s);
    --align: start;
    --row: 40px;
  }
`;

/* A strip from one edge of the page to the other, at the end of the section. */
const lastEntry = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 24px;
  grid-column: 1 / -1;
  margin: 40px calc(50% - 50vw) calc(-1 * var(--section));
  padding: 56px var(--window-margin);

  h3 {
    font-size: var(--step-5);
  }
`;
