import { css } from "@linaria/core";
import { Demonstration } from "../../blocks/demonstration.tsx";
import { ourWork, type ReferenceBuild as Build } from "../../content/pages/our-work.ts";
import { services as allServices } from "../../content/services.ts";
import { technologies } from "../../content/technologies.ts";
import { PageLink } from "../../site/page-link.tsx";
import { label } from "../../ui/label.ts";
import { Prose } from "../../ui/prose.tsx";
import { Decisions } from "./decisions.tsx";
import { Diagram, Stations } from "./diagram.tsx";
import { More } from "./more.tsx";

/** A design without a client behind it, and labelled so. */
export function ReferenceBuild({ build }: { build: Build }) {
  const { reference } = ourWork;
  const { question, choice, because } = build.decision;
  return (
    <article id={build.id} className={article}>
      <header>
        <p className={label}>{reference.label}</p>
        <h3 className={title}>{build.title}</h3>
      </header>
      <Diagram drawing={build.drawing} />
      <div className={columns}>
        <div>
          <h4 className={label}>{reference.problemTitle}</h4>
          <p>{build.problem}</p>
        </div>
        <div>
          <h4 className={label}>{reference.decisionTitle}</h4>
          <p>
            <strong>
              {question} {choice}
            </strong>{" "}
            {because}
          </p>
        </div>
        <div>
          <h4 className={label}>{reference.resultTitle}</h4>
          <p>{build.result}</p>
        </div>
      </div>
      <More label={reference.moreLabel}>
        <Stations drawing={build.drawing} stations={build.stations} />
        <Decisions decisions={build.furtherDecisions} />
        {build.demonstration && <Demonstration {...build.demonstration} />}
        <div>
          <h4 className={label}>{reference.firstMonthTitle}</h4>
          <Prose paragraphs={[]} items={build.firstMonth} />
        </div>
        <p className={links}>
          {build.services.map((slug) => (
            <PageLink key={slug} to={`/${slug}`}>
              {allServices.find((service) => service.slug === slug)!.cardTitle}
            </PageLink>
          ))}
          {build.technologies.map((slug) => technologyNames.get(slug)).join(", ")}
        </p>
      </More>
    </article>
  );
}

const technologyNames = new Map(technologies.map(({ slug, name }) => [slug, name]));

const article = css`
  display: grid;
  gap: clamp(16px, 2vw, 24px);

  h4.${label} {
    margin-block: 0 6px;
  }
`;

const title = css`
  max-inline-size: 20em;
  margin-block-start: 6px;
  font-size: var(--step-4);
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 16px clamp(24px, 4vw, 56px);
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 28px;
  align-items: baseline;

  > a {
    padding-block: 8px;
    font-weight: 600;
  }
`;
