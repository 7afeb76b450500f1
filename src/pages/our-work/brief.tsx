import { css, cx } from "@linaria/core";
import { Demonstration } from "../../sections/demonstration.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { stampInk } from "../../sections/stamp-ink.ts";
import { ourWork, type WorkedBrief } from "../../content/pages/our-work.ts";
import { technologies } from "../../content/technologies.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { Prose } from "../../components/prose.tsx";
import { twoColumns } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { Decisions } from "./decisions.tsx";
import { Diagram, largeScreen, soil, Steps } from "./diagram.tsx";

/** A worked brief: a design for an invented company, and labelled as an example. It is set on the colour of its drawing. */
export function Brief({ brief }: { brief: WorkedBrief }) {
  const { briefs } = ourWork;
  const { question, choice, because } = brief.decision;
  return (
    <article
      id={brief.id}
      className={cx(stampInk, article)}
      data-ink={brief.ink}
      data-landscape={brief.drawing.landscape}
    >
      <header>
        <p className={eyebrow}>{briefs.label}</p>
        <h3 className={title}>{brief.title}</h3>
      </header>
      <Diagram drawing={brief.drawing} />
      <div className={twoColumns}>
        <div className={part}>
          <h4 className={eyebrow}>{briefs.problemTitle}</h4>
          <p>{brief.problem}</p>
          <h4 className={eyebrow}>{briefs.resultTitle}</h4>
          <p>{brief.result}</p>
        </div>
        <div className={part}>
          <h4 className={eyebrow}>{briefs.decisionTitle}</h4>
          <p className={decision}>{question}</p>
          <p>{choice}</p>
          <p>{because}</p>
        </div>
      </div>
      <Disclosure summary={briefs.moreLabel}>
        <Steps steps={brief.steps} />
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

/* Only the drawing takes the whole width. */
const article = css`
  --bg: var(--stamp-ink);
  --ink: var(--stamp-text);
  --muted: var(--stamp-text);
  --control: var(--stamp-text);
  --link: var(--stamp-text);
  --accent: var(--stamp-text);
  --focus: var(--stamp-text);
  --gap: clamp(24px, 4vw, 48px);
  position: relative;
  z-index: 0;
  display: grid;
  gap: var(--gap);
  padding-block: clamp(48px, 6vw, 88px);

  > :not(picture) {
    margin-inline: max(var(--gutter), 50% - var(--wrap) / 2);
  }
  /* Every other brief begins with its drawing. */
  &:nth-of-type(even) > picture {
    order: -1;
  }
  /* Below the drawing of a landscape there is soil. */
  @media ${largeScreen} {
    &[data-landscape]::after {
      content: "";
      position: absolute;
      z-index: -1;
      inset: calc(var(--gap) / -1) 0 0;
      grid-row: 3 / auto;
      background: ${soil};
    }
  }
`;

const title = css`
  margin-block: 8px 0;
  font-size: var(--step-5);
`;

const part = css`
  > p + .${eyebrow} {
    margin-block-start: 24px;
  }
  > p + p {
    margin-block-start: 12px;
  }
`;

const decision = css`
  font: 820 var(--step-4) / 1.02 var(--display);
  text-wrap: balance;

  + p {
    font-size: var(--step-1);
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 28px;
  align-items: baseline;
`;
