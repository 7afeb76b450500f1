import { css, cx } from "@linaria/core";
import { useState } from "react";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { columns } from "../../components/columns.tsx";
import { FilterForm } from "./filter-form.tsx";
import { ProblemEntry } from "./problem-entry.tsx";
import { matches, type ProblemFilter } from "./problem-filter.ts";

const { filter: words, missing, problems } = servicesPage;

/** All problems. The filter hides those that do not fit, and the last entry invites the visitor to describe another. */
export function ProblemList() {
  const [filter, setFilter] = useState<ProblemFilter>({ text: "", services: [] });
  const fitting = problems.filter((problem) => matches(problem, filter));
  const opening = filter.text.trim() || undefined;
  return (
    <>
      <FilterForm onFilter={setFilter} />
      <p role="status" className={count}>
        {words.count(fitting.length, problems.length)}
      </p>
      <ul className={cx(columns, list)}>
        {problems.map((problem) => (
          <li key={problem.words} hidden={!fitting.includes(problem)}>
            <ProblemEntry problem={problem} />
          </li>
        ))}
        <li className={otherProblem} data-theme="dark">
          <h3>{missing.title}</h3>
          <p>{missing.text}</p>
          <EnquiryButton opening={opening}>{enquiryLabels.project}</EnquiryButton>
        </li>
      </ul>
    </>
  );
}

const count = css`
  margin-block-end: 12px;
  color: var(--muted);
  font-size: var(--step--1);

  @media (scripting: none) {
    display: none;
  }
`;

const list = css`
  row-gap: 0;
`;

const otherProblem = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 10px;
  padding: 20px 24px;
`;
