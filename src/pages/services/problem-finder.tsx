import { css, cx } from "@linaria/core";
import { useState } from "react";
import { fourTwoOrOne } from "../../components/columns.ts";
import { Section } from "../../components/section.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import { servicesPage } from "../../content/pages/services-page.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { PageLink } from "../../routing/page-link.tsx";
import { actionRow } from "../../sections/hero-text.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { themedInkProps } from "../../sections/stamp-ink.ts";
import { roomForFour, roomForTwo } from "../../styles/media-queries.ts";
import { hugeHeading } from "../huge-heading.ts";
import { FilterForm, filterOfEntry, problemFilterOf } from "./filter-form.tsx";
import { ProblemEntry, type Rank } from "./problem-entry.tsx";
import { findProblems } from "./problem-filter.ts";

const { filterLabels, otherProblem, problems } = servicesPage;

/**
 * The hero with the filter, and all problems below it. The filter puts those that fit first and hides the
 * others. The first is open, the next four are larger than the rest, and the last entry invites the visitor
 * to describe another.
 */
export function ProblemFinder() {
  const hydrated = useHydrated();
  // When React hydrates the document, the form itself knows what the browser has restored.
  const [initial] = useState(() => (hydrated ? filterOfEntry() : undefined));
  const [filter, setFilter] = useState(() => problemFilterOf(initial ?? { words: "", subject: "" }));
  const { problems: found, fits } = findProblems(problems, filter);
  const others = problems.filter((problem) => !found.includes(problem));
  const firstLine = filter.text.trim() || undefined;
  return (
    <>
      <PageHero
        theme="blue"
        heading={servicesPage.heading}
        lead={<PageLink to="/service-section">{servicesPage.overviewLabel}</PageLink>}
        className={hugeHeading}
        actions={
          <FilterForm initial={initial} onFilter={setFilter}>
            {fits ? filterLabels.count(found.length, problems.length) : filterLabels.noMatch(found.length)}
          </FilterForm>
        }
      />
      <Section sunken label={filterLabels.name} className={section}>
        <ul className={cx(fourTwoOrOne, list)}>
          {[...found, ...others].map((problem) => {
            const rank = rankAt(found.indexOf(problem));
            return (
              <li key={problem.sentence} hidden={!rank} data-rank={rank}>
                <ProblemEntry problem={problem} open={rank === "first"} />
              </li>
            );
          })}
          <li {...themedInkProps("red", cx(actionRow, lastEntry))} data-columns={columnsLeft(found.length)}>
            <div>
              <h2>{otherProblem.title}</h2>
              <p>{otherProblem.text}</p>
            </div>
            <EnquiryButton firstLine={firstLine}>{enquiryLabels.project}</EnquiryButton>
          </li>
        </ul>
      </Section>
    </>
  );
}

/** Returns the rank of a problem by its place among those that are found; none if it is not. */
function rankAt(index: number): Rank | undefined {
  if (index < 0) return undefined;
  return index === 0 ? "first" : index < 5 ? "tile" : "row";
}

/**
 * Returns how many of four columns are left in the last row below the first entry, in which a tile has one
 * column and a row two; four if it is full.
 */
function columnsLeft(found: number): number {
  return 4 - ((Math.min(found - 1, 4) + 2 * Math.max(found - 5, 0)) % 4);
}

/* On a phone the answer is read next, so the hero ends right above it. */
const section = css`
  padding-block-start: 24px;
`;

const list = css`
  gap: 10px;

  @media ${roomForTwo} {
    > [data-rank="row"] {
      grid-column: span 2;
    }
  }
  > [data-rank="first"] {
    grid-column: 1 / -1;
  }
`;

/* It fills the last row. */
const lastEntry = css`
  justify-content: space-between;
  margin: 0;
  padding: 16px 20px;

  @media ${roomForTwo} {
    &:is([data-columns="2"], [data-columns="4"]) {
      grid-column: span 2;
    }
  }
  @media ${roomForFour} {
    &[data-columns="3"] {
      grid-column: span 3;
    }
    &[data-columns="4"] {
      grid-column: span 4;
    }
  }
  > div {
    flex: 1 1 16rem;
  }
  h2 {
    margin-block-end: 4px;
    font-size: var(--step-2);
  }
`;
