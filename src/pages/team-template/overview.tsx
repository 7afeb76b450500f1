import { css } from "@linaria/core";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import type { TeamDetails } from "../../content/service-details.ts";
import { DemoSection } from "../../sections/demo-section.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { displayFont } from "../../styles/display-font.ts";

/**
 * The team's figures, and how to read them. The section of the demonstration is inside this one, because the
 * rule "Team pages" allows no other section between the hero and the flip cards.
 */
export function Overview({ details }: { details: TeamDetails }) {
  const { overviewTitle, overviewFigures, overviewText, demo } = details;
  const intro = overviewText.find(({ figure }) => !figure);
  const figureTexts = overviewText.filter((paragraph) => paragraph !== intro);
  return (
    <Section sunken introBeside title={overviewTitle} intro={intro?.text} className={section}>
      <Reveal className={figures} pace="team">
        <PointList points={overviewFigures} />
        {figureTexts.map(({ figure, text }) => (
          <p key={text}>
            {figure && <b>{figure} </b>}
            {text}
          </p>
        ))}
      </Reveal>
      {demo && <DemoSection demo={demo} />}
    </Section>
  );
}

/* The section inside is as wide as the window, and ends this one with its own padding. */
const section = css`
  > section {
    margin: 0 calc(-1 * var(--page-margin)) calc(-1 * var(--section));
  }
`;

/* Two figures in a row even on a phone. The improvements are a sentence below them, and not a fifth figure. */
const figures = css`
  --in-row: 2;

  h3 > span {
    display: block;
    font-size: min(2.5em, 9vw);
  }
  > p {
    margin-block-start: var(--space-m);
    font-size: var(--lead);
  }
  b {
    ${displayFont("1.2em", 1.2)};
  }
`;
