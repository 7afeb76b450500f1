import { css } from "@linaria/core";
import { useState } from "react";
import { servicesPage } from "../../content/pages/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { FilterForm } from "./filter-form.tsx";
import { Pigeonhole } from "./pigeonhole.tsx";
import { matches, type ProblemFilter } from "./problem-filter.ts";

const { filter: words, missing, problems } = servicesPage;

/** All problems as letters in pigeonholes. The filter takes out what does not fit; the last hole is the visitor's own. */
export function SortingFrame() {
  const [filter, setFilter] = useState<ProblemFilter>({ text: "", services: [] });
  const fitting = problems.filter((problem) => matches(problem, filter));
  const opening = filter.text.trim() || undefined;
  return (
    <>
      <FilterForm onFilter={setFilter} />
      <p role="status" className={count}>
        {words.count(fitting.length, problems.length)}
      </p>
      <ul className={frame} data-theme="dark">
        {problems.map((problem) => (
          <Pigeonhole key={problem.words} problem={problem} hidden={!fitting.includes(problem)} />
        ))}
        <li className={own}>
          <h3 className={title}>{missing.title}</h3>
          <p>{missing.text}</p>
          <EnquiryButton opening={opening}>{missing.label}</EnquiryButton>
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

/* Bars around holes; a last row that is short has wider holes. */
const frame = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  padding: 12px;
  background: var(--line);

  > li {
    flex: 1 1 min(100%, 300px);
    min-inline-size: 0;
  }
`;

const own = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 16px;
  padding: 28px;
  background: var(--surface);
`;

const title = css`
  font-size: 1.625rem;
`;
