import { css } from "@linaria/core";
import { Fragment } from "react";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import type { Ink } from "../../content/ink.ts";
import type { TeamDetails } from "../../content/service-details.ts";
import { DemoSection } from "../../sections/demo-section.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { accentProps } from "../../sections/stamp-ink.ts";
import { displayFont } from "../../styles/display-font.ts";

/**
 * The team's figures, and how to read them. The section of the demonstration is inside this one, because the
 * rule "Team pages" allows no other section between the hero and the flip cards.
 */
export function Overview({ details, ink }: { details: TeamDetails; ink: Ink }) {
  const { overviewTitle, overviewFigures, overviewText, demo } = details;
  const intro = overviewText.map(({ figure, text }) => (
    <Fragment key={text}>
      {figure && <b>{figure} </b>}
      {text}{" "}
    </Fragment>
  ));
  return (
    <Section sunken introBeside title={overviewTitle} intro={intro} className={section}>
      <Reveal pace="team">
        <div {...accentProps(ink, figures)}>
          <PointList points={overviewFigures} />
        </div>
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
  > :first-child b {
    color: var(--fg);
    ${displayFont("1.2em", 1.2)};
  }
`;

/* Two figures in a row even on a phone. */
const figures = css`
  --in-row: 2;

  h3 > span {
    display: block;
    margin-block: 8px 12px;
    color: var(--stamp-ink);
    font-size: min(13vw, 5rem);
    line-height: 0.85;
  }
`;
