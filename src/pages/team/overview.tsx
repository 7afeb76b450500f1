import { css, cx } from "@linaria/core";
import { Demonstration } from "../../sections/demonstration.tsx";
import type { TeamDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { roomForFour } from "../../styles/breakpoints.ts";
import { largeDisplayText } from "../../components/display-text.ts";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";

/**
 * The team's figures, and how to read them. The section of the demonstration is inside this one, because the rule "Team
 * pages" allows no other section between the hero and the cards.
 */
export function Overview({ service, details }: { service: Service; details: TeamDetails }) {
  const { overviewTitle, overviewCards, overviewText, demonstration } = details;
  return (
    <Section title={overviewTitle} className={section}>
      <ul className={grid} data-figures={service.ink}>
        {overviewCards.map(({ figure, title, description }) => (
          <Reveal key={title} as="li" className={entry}>
            <h3 data-word={!figure || undefined}>
              {figure && <span>{figure} </span>}
              {title}
            </h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ul>
      <Reveal className={cx(grid, text)}>
        {overviewText.map((paragraph) => (
          <div key={paragraph.text}>
            {paragraph.figure && <p className={cx(largeDisplayText, figureOfText)}>{paragraph.figure}</p>}
            <p>{paragraph.text}</p>
          </div>
        ))}
      </Reveal>
      {demonstration && (
        <Section sunken introBeside titleSize="large" title={demonstration.title} intro={demonstration.intro}>
          <Demonstration name={service.slug} alt={demonstration.alt} />
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

/* The figures are as large as a column allows, in the ink of the page. */
const grid = css`
  display: grid;
  /* Two columns, or one where the text is large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: 28px var(--space-m);

  &[data-figures="blue"] {
    --accent: var(--primary);
  }
  @media ${roomForFour} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const entry = css`
  > h3 {
    display: grid;
    gap: 8px;
  }
  /* Without a figure, a word takes its place. */
  > h3[data-word] {
    color: var(--accent);
    font-size: var(--step-4);
  }
  > h3 > span {
    color: var(--accent);
    font-size: var(--step-5);
    line-height: 0.82;
    white-space: nowrap;
  }
`;

/* Each text is as wide as two of the figures. */
const text = css`
  margin-block: var(--space-m) var(--section);
  font-size: 1.125rem;

  > div {
    grid-column: 1 / -1;

    @media ${roomForFour} {
      grid-column: span 2;
    }
  }
`;

const figureOfText = css`
  color: var(--accent);
`;
