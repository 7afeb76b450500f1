import { css } from "@linaria/core";
import { PointList } from "../../sections/point-list.tsx";
import { PostmarkList } from "../../sections/postmark-list.tsx";
import { servicePage } from "../../content/pages/service.ts";
import type { ForEngineers as ForEngineersData } from "../../content/service-details.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { Section } from "../../components/section.tsx";
import { IllustrationBody } from "./illustration.tsx";

interface Props {
  part: ForEngineersData;
  technologies: TechnologySlug[];
}

/** The technical part of the page, which is closed until the reader opens it. */
export function ForEngineers({ part: { intro, illustration, notes }, technologies }: Props) {
  const summary = (
    <>
      <h2>{servicePage.forEngineers}</h2>
      <span className={lead}>{intro}</span>
    </>
  );
  return (
    <Section theme="dark" label={servicePage.forEngineers} className={band}>
      <Disclosure summary={summary} className={disclosure}>
        {illustration && (
          <>
            <h3 className={subtitle}>{illustration.title}</h3>
            {illustration.intro && <p className={lead}>{illustration.intro}</p>}
            <IllustrationBody illustration={illustration} />
          </>
        )}
        {notes && <PointList points={notes} />}
        <PostmarkList technologies={technologies} />
      </Disclosure>
    </Section>
  );
}

const band = css`
  padding-block: clamp(36px, 5vw, 72px);
`;

const disclosure = css`
  border: 0;

  > summary {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 8px 24px;
    padding: 0;
    font: inherit;
  }
  > summary > svg {
    grid-area: 1 / 2 / span 2;
    font-size: 2rem;
  }
`;

const lead = css`
  max-inline-size: 62ch;
  color: var(--muted);
  text-wrap: balance;
`;

const subtitle = css`
  margin-block: 32px -20px;
  font-size: var(--step-3);
`;
