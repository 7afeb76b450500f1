import { css } from "@linaria/core";
import PlusIcon from "lucide-static/icons/plus.svg?react";
import { PostmarkList } from "../../blocks/postmark-list.tsx";
import { PointList } from "../../blocks/point-list.tsx";
import { servicePage } from "../../content/pages/service.ts";
import type { ForEngineers as ForEngineersData } from "../../content/service-details.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { Section } from "../../ui/section.tsx";
import { fold } from "./fold.ts";
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
            <>
              <h3>{illustration.title}</h3>
              <p className={lead}>{illustration.intro}</p>
              <IllustrationBody illustration={illustration} />
            </>
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

const summary = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 8px 24px;

  > svg {
    grid-area: 1 / 2 / span 2;
    font-size: 2rem;
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
  gap: 32px;
  padding-block-start: 40px;

  > h3 {
    margin-block-end: -20px;
    font-size: var(--step-3);
  }
`;
