import { css, cx } from "@linaria/core";
import { home } from "../../content/pages/home.ts";
import { commonProblems } from "../../content/problems.ts";
import { roomForFour } from "../../styles/breakpoints.ts";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import { ArrowLink } from "./arrow-link.tsx";
import { dense } from "./dense.ts";
import { ProblemPanel } from "./problem-panel.tsx";

/** The four common problems, which fill the window from edge to edge. */
export function ProblemPanels() {
  return (
    <Section titleSize="large" title={home.problemsTitle} className={cx(dense, section)}>
      <ul>
        {commonProblems.map((problem) => (
          <Reveal key={problem.sentence} as="li">
            <ProblemPanel problem={problem} />
          </Reveal>
        ))}
      </ul>
      <ArrowLink to="/services">{home.problemsLabel}</ArrowLink>
    </Section>
  );
}

const section = css`
  padding: var(--section) 0 12px;

  > * {
    max-inline-size: none;
    margin-inline: var(--page-margin);
  }
  > ul {
    margin: 0 0 12px;
  }
  @media ${roomForFour} {
    > ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    li:nth-child(odd) > * {
      padding-inline-start: max(var(--gutter), 100% - var(--wrap) / 2);
    }
    li:nth-child(even) > * {
      padding-inline-end: max(var(--gutter), 100% - var(--wrap) / 2);
    }
  }
`;
