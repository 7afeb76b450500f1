import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.ts";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import { commonProblems } from "../../content/common-problems.ts";
import { home } from "../../content/pages/home.ts";
import { ArrowLink } from "./arrow-link.tsx";
import { dense } from "./dense.ts";
import { ProblemPanel } from "./problem-panel.tsx";

export function ProblemPanels() {
  return (
    <Section title={home.problemsTitle} className={dense}>
      <ul className={cx(columns, list)}>
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

/* Two in a row on a tablet too, and never three, as there are four. */
const list = css`
  --column: max(340px, 34%);
  gap: 12px;
`;
