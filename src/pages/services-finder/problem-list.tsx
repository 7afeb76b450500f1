import { css } from "@linaria/core";
import { useState } from "react";
import { ProblemLetter } from "../../blocks/problem-letter.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { themes } from "../../styles/tokens.ts";
import { FilterForm } from "./filter-form.tsx";
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
      <ul className={frame}>
        {problems.map((problem) => (
          <li key={problem.words} hidden={!fitting.includes(problem)}>
            <ProblemLetter problem={problem} />
          </li>
        ))}
        <li className={own} data-theme="dark">
          <h3 className={title}>{missing.title}</h3>
          <p>{missing.text}</p>
          <EnquiryButton opening={opening}>{enquiryLabels.project}</EnquiryButton>
        </li>
      </ul>
    </>
  );
}

/** Below this the letters lie in one column, and no frame holds them. */
const framed = "(min-width: 700px)";

const count = css`
  margin-block-end: 12px;
  color: var(--muted);
  font-size: var(--step--1);

  @media (scripting: none) {
    display: none;
  }
`;

/* Bars around holes, in which the letters stand; a last row that is short has wider holes. */
const frame = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  > li {
    flex: 1 1 min(100%, 300px);
    min-inline-size: 0;
  }
  @media ${framed} {
    gap: 12px;
    padding: 12px;
    background: ${themes.dark.line};

    > li:not([data-theme]) {
      padding: 22px 14px 0;
      background: ${themes.dark.sunken};
    }
    /* Drawn out a little. */
    @media ${motionAllowed} {
      > li > div {
        transition:
          translate var(--t-panel) var(--ease),
          box-shadow var(--t-panel) var(--ease);
      }
      > li:is(:hover, :focus-within) > div {
        translate: 0 -10px;
        box-shadow: 0 10px var(--surface);
      }
    }
  }
`;

const own = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 10px;
  padding: 18px 24px;
`;

const title = css`
  font-size: 1.625rem;
`;
