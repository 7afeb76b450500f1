import { css } from "@linaria/core";
import { ourWork } from "../../content/pages/our-work.ts";
import type { BuildFigures as Figures } from "../../site/build-figures.ts";
import { label } from "../../ui/label.ts";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { Decisions } from "./decisions.tsx";
import { Film } from "./film.tsx";
import { Weights } from "./weights.tsx";

/** Case 001: the page being read. */
export function ThisSite({ figures }: { figures: Figures | undefined }) {
  const { thisSite } = ourWork;
  return (
    <Section theme="dark">
      <p className={label}>{thisSite.label}</p>
      <h2 className={title}>{thisSite.title}</h2>
      <div className={columns}>
        <p className={goal}>{thisSite.goal}</p>
        <Prose paragraphs={[]} items={thisSite.constraints} />
      </div>
      <div className={measured}>
        <Weights figures={figures} />
        <Film />
      </div>
      <Decisions decisions={thisSite.decisions} />
    </Section>
  );
}

const title = css`
  margin-block: 8px 32px;
  font-size: var(--step-5);
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: 32px clamp(32px, 6vw, 88px);
`;

const measured = css`
  display: grid;
  gap: 56px;
  margin-block: 56px;

  h3 {
    margin-block-end: 8px;
    font-size: var(--step-2);
  }
`;

const goal = css`
  max-inline-size: 36em;
  font-size: var(--step-1);
  line-height: 1.5;
`;
