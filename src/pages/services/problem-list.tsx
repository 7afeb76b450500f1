import { css } from "@linaria/core";
import { useState } from "react";
import { ProblemCard } from "../../sections/problem-card.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { FilterForm } from "./filter-form.tsx";
import { matches, type ProblemFilter } from "./problem-filter.ts";

const { filter: words, missing, problems } = servicesPage;

/** All problems as cards. The filter hides those that do not fit, and the last card invites the visitor to describe another. */
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
      <ul className={list}>
        {problems.map((problem) => (
          <li key={problem.words} hidden={!fitting.includes(problem)}>
            <ProblemCard problem={problem} />
          </li>
        ))}
        <li className={otherProblem} data-theme="dark">
          <h3 className={title}>{missing.title}</h3>
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

/* The cards of a shorter last row are wider. */
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(10px, 1.6vw, 24px);

  > li {
    flex: 1 1 min(100%, 300px);
    min-inline-size: 0;
  }
`;

const otherProblem = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 10px;
  padding: 18px 24px;
`;

const title = css`
  font-size: 1.625rem;
`;
