import { css } from "@linaria/core";
import { Demonstration } from "../../blocks/demonstration.tsx";
import { ourWork, type ReferenceBuild as Build } from "../../content/pages/our-work.ts";
import { services as allServices } from "../../content/services.ts";
import { technologies } from "../../content/technologies.ts";
import { PageLink } from "../../site/page-link.tsx";
import { radius } from "../../styles/tokens.ts";
import { Prose } from "../../ui/prose.tsx";
import { Decisions } from "./decisions.tsx";
import { Diagram } from "./diagram.tsx";

/** A design without a client behind it, and labelled so. */
export function ReferenceBuild({ build }: { build: Build }) {
  return (
    <article id={build.id} className={article}>
      <header>
        <p className={stamp}>{ourWork.referenceLabel}</p>
        <h3 className={title}>{build.title}</h3>
      </header>
      <div className={columns}>
        <p className={problem}>{build.problem}</p>
        <Prose paragraphs={build.approach} />
      </div>
      <Diagram drawing={build.drawing} stations={build.stations} />
      <Decisions decisions={build.decisions} />
      {build.demonstration && <Demonstration {...build.demonstration} />}
      <div className={columns}>
        <div>
          <h4>{ourWork.firstMonthTitle}</h4>
          <Prose paragraphs={[]} items={build.firstMonth} />
        </div>
        <div>
          <h4>{ourWork.deliveredTitle}</h4>
          <Prose paragraphs={[]} items={build.delivered} />
        </div>
      </div>
      <p className={links}>
        {build.services.map((slug) => (
          <PageLink key={slug} to={`/${slug}`}>
            {allServices.find((service) => service.slug === slug)!.cardTitle}
          </PageLink>
        ))}
        {build.technologies.map((slug) => technologyNames.get(slug)).join(", ")}
      </p>
    </article>
  );
}

const technologyNames = new Map(technologies.map(({ slug, name }) => [slug, name]));

const article = css`
  display: grid;
  gap: 36px;
`;

const stamp = css`
  display: inline-block;
  margin-block-end: 16px;
  padding: 5px 12px;
  border: 2px solid var(--accent);
  border-radius: ${radius.paper};
  color: var(--accent);
  font: 500 0.75rem/1.5 var(--mono);
  text-transform: uppercase;
  rotate: -1deg;
`;

const title = css`
  max-inline-size: 20em;
  font-size: var(--step-4);
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: 20px clamp(32px, 6vw, 88px);

  h4 {
    margin-block-end: 14px;
    font-size: var(--step-1);
  }
`;

const problem = css`
  font-size: var(--step-1);
  line-height: 1.5;
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
