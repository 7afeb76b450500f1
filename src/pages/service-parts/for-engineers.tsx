import { css } from "@linaria/core";
import { Disclosure } from "../../components/disclosure.tsx";
import { Section } from "../../components/section.tsx";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { ForEngineersPart } from "../../content/service-details.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { PointList } from "../../sections/point-list.tsx";
import { TechnologyLinks } from "../../sections/technology-links.tsx";
import { ExhibitBody } from "./exhibit.tsx";

interface Props {
  part: ForEngineersPart;
  technologies: TechnologySlug[];
  /** Dark below stairs, which lead down into it. */
  theme: "dark" | undefined;
}

/** The technical part of the page, which is closed until the reader opens it. */
export function ForEngineers({ part: { intro, exhibit, notes }, technologies, theme }: Props) {
  const summary = (
    <>
      <h2>{serviceLabels.forEngineers}</h2>
      <span className={lead}>{intro}</span>
    </>
  );
  return (
    <Section theme={theme} label={serviceLabels.forEngineers} className={section}>
      <Disclosure summary={summary} className={disclosure}>
        {exhibit && (
          <>
            <div className={lead}>
              <h3>{exhibit.title}</h3>
              {exhibit.intro && <p>{exhibit.intro}</p>}
            </div>
            <ExhibitBody exhibit={exhibit} />
          </>
        )}
        {notes && <PointList points={notes} />}
        <TechnologyLinks technologies={technologies} />
      </Disclosure>
    </Section>
  );
}

/* Low, as only one line of it is open. */
const section = css`
  &[data-theme] {
    padding-block: var(--space-m);
  }
`;

const disclosure = css`
  [data-theme] > & {
    border-block: 0;
  }
  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 24px;
    font: inherit;
  }
  > summary h2 {
    margin-block-end: 12px;
    font-size: var(--step-3);
  }
  > summary > svg {
    grid-area: 1 / 2 / span 2;
  }
`;

const lead = css`
  max-inline-size: 62ch;
  color: var(--muted);

  > h3 {
    margin-block-start: 32px;
    color: var(--fg);
  }
`;
