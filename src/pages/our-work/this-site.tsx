import { css } from "@linaria/core";
import { ourWork } from "../../content/pages/our-work.ts";
import type { BuildFigures as Figures } from "../../site/build-figures.ts";
import { label } from "../../ui/label.ts";
import { Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Decisions } from "./decisions.tsx";
import { Film } from "./film.tsx";
import { More } from "./more.tsx";
import { Weights } from "./weights.tsx";

/** Case 001: the page being read. */
export function ThisSite({ figures }: { figures: Figures | undefined }) {
  const { thisSite } = ourWork;
  const { journey } = thisSite;
  return (
    <Section theme="dark">
      <p className={label}>{thisSite.label}</p>
      <h2 className={title}>{thisSite.title}</h2>
      <p className={goal}>{thisSite.goal}</p>
      <div className={measured}>
        <Weights figures={figures} />
        <Film />
      </div>
      <h3 className={journeyTitle}>{journey.title}</h3>
      <Steps steps={journey.stations} />
      <p className={check}>{journey.check}</p>
      <More label={thisSite.decisionsLabel}>
        <Decisions decisions={thisSite.decisions} />
      </More>
    </Section>
  );
}

const title = css`
  margin-block: 8px 20px;
  font-size: var(--step-5);
`;

const goal = css`
  max-inline-size: 36em;
  font-size: var(--step-1);
  line-height: 1.5;
`;

const measured = css`
  display: grid;
  gap: 48px clamp(32px, 6vw, 88px);
  margin-block: 48px;

  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h3 {
    margin-block-end: 8px;
    font-size: var(--step-2);
  }
`;

const journeyTitle = css`
  margin-block-end: 32px;
  font-size: var(--step-2);
`;

const check = css`
  max-inline-size: 62ch;
  margin-block: 24px 32px;
`;
