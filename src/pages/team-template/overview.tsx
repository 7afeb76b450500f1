import { css } from "@linaria/core";
import { largeDisplayText } from "../../components/display-text.ts";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import type { TeamDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { DemoSection } from "../../sections/demo-section.tsx";
import { inksBeside, PointList } from "../../sections/point-list.tsx";
import { narrowPage } from "../../styles/media-queries.ts";

/**
 * The team's figures, and how to read them. The section of the demonstration is inside this one, because the
 * rule "Team pages" allows no other section between the hero and the flip cards.
 */
export function Overview({ service, details }: { service: Service; details: TeamDetails }) {
  const { overviewTitle, overviewFigures, overviewText, demo } = details;
  const intro = overviewText.find(({ figure }) => !figure);
  const figureTexts = overviewText.filter((paragraph) => paragraph !== intro);
  return (
    <Section sunken introBeside title={overviewTitle} intro={intro?.text} className={section}>
      <Reveal className={figures} pace="team">
        <PointList inks={inksBeside(service.ink)} points={overviewFigures} />
        {figureTexts.map(({ figure, text }) => (
          <div key={text} className={paragraph}>
            {figure && <p className={largeDisplayText}>{figure}</p>}
            <p>{text}</p>
          </div>
        ))}
      </Reveal>
      {demo && <DemoSection demo={demo} />}
    </Section>
  );
}

/* As wide as the window and without padding at its end, because the section inside has its own. */
const section = css`
  padding: var(--section) 0 0;

  > :not(section) {
    margin-inline: var(--page-margin);
  }
`;

/* Each figure looks like the value printed on a stamp. */
const figures = css`
  h3 > span {
    display: block;
    font-size: min(2.5em, 9vw);
  }
`;

/* In the columns of the title and its intro. On plain ground, as it is not one of the four figures. */
const paragraph = css`
  display: grid;
  gap: 4px 32px;
  margin-block-start: var(--space-m);
  padding-block-start: 14px;
  border-block-start: 2px solid var(--fg);

  @media not ${narrowPage} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    align-items: baseline;
    font-size: var(--lead);
  }
`;
