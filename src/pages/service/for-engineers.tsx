import { css } from "@linaria/core";
import PlusIcon from "lucide-static/icons/plus.svg?react";
import { PostmarkList } from "../../blocks/postmark-list.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { servicePage } from "../../content/pages/service.ts";
import type { ForEngineers as ForEngineersData } from "../../content/service-details.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { Section } from "../../ui/section.tsx";
import { IllustrationBody } from "./illustration.tsx";

interface Props {
  part: ForEngineersData;
  technologies: TechnologySlug[];
}

/** The technical half of the page, closed: search in the page and paper open it. */
export function ForEngineers({ part: { intro, illustration, notes }, technologies }: Props) {
  return (
    <Section theme="dark" label={servicePage.forEngineers} className={band}>
      <details className={fold}>
        <summary className={summary}>
          <h2 className={heading}>{servicePage.forEngineers}</h2>
          <span className={lead}>{intro}</span>
          <PlusIcon />
        </summary>
        <div className={content}>
          {illustration && (
            <div className={part}>
              <h3 className={title}>{illustration.title}</h3>
              <p className={lead}>{illustration.intro}</p>
              <IllustrationBody illustration={illustration} />
            </div>
          )}
          {notes && <PointList points={notes} />}
          <PostmarkList technologies={technologies} />
        </div>
      </details>
    </Section>
  );
}

const band = css`
  padding-block: clamp(36px, 5vw, 72px);
`;

const fold = css`
  &[open] > summary > svg {
    rotate: 45deg;
  }
`;

const summary = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 24px;
  min-block-size: 60px;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover > h2 {
    text-decoration: underline;
    text-decoration-thickness: 3px;
  }
  > svg {
    grid-area: 1 / 2 / span 2;
    font-size: 2rem;
    transition: rotate var(--t-panel) var(--ease);
  }
`;

const heading = css`
  font-size: var(--step-4);
`;

const lead = css`
  max-inline-size: 62ch;
  color: var(--muted);
  text-wrap: balance;
`;

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
  margin-block-start: clamp(28px, 4vw, 48px);
`;

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const title = css`
  font-size: var(--step-3);
`;
