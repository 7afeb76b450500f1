import { css, cx } from "@linaria/core";
import { Demonstration } from "../../sections/demonstration.tsx";
import type { TeamDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { leadText } from "../../sections/hero-words.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { columns } from "../../components/columns.tsx";
import { largeDisplayText } from "../../components/display-text.ts";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";

/**
 * The team's figures, and how to read them. The section of the demonstration is inside this one, because the
 * rule "Team pages" allows no other section between the hero and the flip cards.
 */
export function Overview({ service, details }: { service: Service; details: TeamDetails }) {
  const { overviewTitle, overviewCards, overviewText, demonstration } = details;
  return (
    <Section title={overviewTitle} className={section}>
      <Reveal className={figures}>
        <PointList ink={service.ink} points={overviewCards} />
      </Reveal>
      <Reveal className={cx(columns, text)}>
        {overviewText.map((paragraph) => (
          <div key={paragraph.text}>
            {paragraph.figure && <p className={cx(largeDisplayText, figureOfText)}>{paragraph.figure}</p>}
            <p className={leadText}>{paragraph.text}</p>
          </div>
        ))}
      </Reveal>
      {demonstration && (
        <Section sunken introBeside titleSize="large" title={demonstration.title} intro={demonstration.intro}>
          <Demonstration name={demonstration.name} alt={demonstration.alt} />
        </Section>
      )}
    </Section>
  );
}

/* As wide as the window and without an end of its own, for the sake of the section inside. */
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
    font-size: 2.5em;
  }
`;

const text = css`
  margin-block: var(--space-m) var(--section);
`;

const figureOfText = css`
  color: var(--accent);
`;
