import { css } from "@linaria/core";
import { Demonstration } from "../../sections/demonstration.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { ourWork, type WorkedBrief } from "../../content/pages/our-work.ts";
import { technologies } from "../../content/technologies.ts";
import { threeOrOne } from "../../components/columns.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { Prose } from "../../components/prose.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { Decisions } from "./decisions.tsx";
import { Diagram, Steps } from "./diagram.tsx";

/** A worked brief: a design for an invented company, and labelled as an example. */
export function Brief({ brief }: { brief: WorkedBrief }) {
  const { briefs } = ourWork;
  const { question, choice, because } = brief.decision;
  return (
    <article id={brief.id} className={article}>
      <header>
        <p className={eyebrow}>{briefs.label}</p>
        <h3 className={title}>{brief.title}</h3>
      </header>
      <Diagram drawing={brief.drawing} />
      <div className={threeOrOne}>
        <div>
          <h4 className={eyebrow}>{briefs.problemTitle}</h4>
          <p>{brief.problem}</p>
        </div>
        <div>
          <h4 className={eyebrow}>{briefs.decisionTitle}</h4>
          <p>
            <strong>
              {question} {choice}
            </strong>{" "}
            {because}
          </p>
        </div>
        <div>
          <h4 className={eyebrow}>{briefs.resultTitle}</h4>
          <p>{brief.result}</p>
        </div>
      </div>
      <Disclosure summary={briefs.moreLabel}>
        <Steps drawing={brief.drawing} steps={brief.steps} />
        {brief.furtherDecisions && <Decisions decisions={brief.furtherDecisions} />}
        {brief.demonstration && <Demonstration {...brief.demonstration} />}
        <div>
          <h4 className={eyebrow}>{briefs.weeklyPlanTitle}</h4>
          <Prose items={brief.weeklyPlan} />
        </div>
        <p className={links}>
          {brief.services.map((slug) => (
            <ServiceLink key={slug} slug={slug} className={standaloneLink} />
          ))}
          {brief.technologies.map((slug) => technologyNames.get(slug)).join(", ")}
        </p>
      </Disclosure>
    </article>
  );
}

const technologyNames = new Map(technologies.map(({ slug, name }) => [slug, name]));

const article = css`
  display: grid;
  gap: clamp(16px, 2vw, 24px);

  h4.${eyebrow} {
    margin-block: 0 6px;
  }
`;

const title = css`
  max-inline-size: 20em;
  margin-block-start: 6px;
  font-size: var(--step-4);
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 28px;
  align-items: baseline;
`;
