import { css } from "@linaria/core";
import { Demonstration } from "../../blocks/demonstration.tsx";
import { ServiceLink } from "../../blocks/service-link.tsx";
import { ourWork, type ReferenceBuild as Build } from "../../content/pages/our-work.ts";
import { technologies } from "../../content/technologies.ts";
import { threeOrOne } from "../../ui/columns.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { eyebrow } from "../../ui/eyebrow.ts";
import { Prose } from "../../ui/prose.tsx";
import { standaloneLink } from "../../ui/standalone-link.ts";
import { Decisions } from "./decisions.tsx";
import { Diagram, Stations } from "./diagram.tsx";

/** A design without a client behind it, and labelled so. */
export function ReferenceBuild({ build }: { build: Build }) {
  const { reference } = ourWork;
  const { question, choice, because } = build.decision;
  return (
    <article id={build.id} className={article}>
      <header>
        <p className={eyebrow}>{reference.label}</p>
        <h3 className={title}>{build.title}</h3>
      </header>
      <Diagram drawing={build.drawing} />
      <div className={threeOrOne}>
        <div>
          <h4 className={eyebrow}>{reference.problemTitle}</h4>
          <p>{build.problem}</p>
        </div>
        <div>
          <h4 className={eyebrow}>{reference.decisionTitle}</h4>
          <p>
            <strong>
              {question} {choice}
            </strong>{" "}
            {because}
          </p>
        </div>
        <div>
          <h4 className={eyebrow}>{reference.resultTitle}</h4>
          <p>{build.result}</p>
        </div>
      </div>
      <Disclosure summary={reference.moreLabel}>
        <Stations drawing={build.drawing} stations={build.stations} />
        <Decisions decisions={build.furtherDecisions} />
        {build.demonstration && <Demonstration {...build.demonstration} />}
        <div>
          <h4 className={eyebrow}>{reference.firstMonthTitle}</h4>
          <Prose items={build.firstMonth} />
        </div>
        <p className={links}>
          {build.services.map((slug) => (
            <ServiceLink key={slug} slug={slug} className={standaloneLink} />
          ))}
          {build.technologies.map((slug) => technologyNames.get(slug)).join(", ")}
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
