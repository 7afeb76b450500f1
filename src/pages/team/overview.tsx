import { css, cx } from "@linaria/core";
import { Demonstration } from "../../sections/demonstration.tsx";
import type { TeamDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { roomForFour } from "../../styles/breakpoints.ts";
import { columns } from "../../components/columns.tsx";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";

/**
 * The team's figures, and how to read them. The demonstration is inside this section, because the rule "Team pages" allows
 * no other section between the hero and the cards.
 */
export function Overview({ service, details }: { service: Service; details: TeamDetails }) {
  const { overviewTitle, overviewCards, overviewText, demonstration } = details;
  return (
    <Section title={overviewTitle}>
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
      <Reveal className={cx(columns, text)}>
        {overviewText.map((paragraph) => (
          <div key={paragraph.text}>
            {paragraph.figure && <p className={figureOfText}>{paragraph.figure}</p>}
            <p>{paragraph.text}</p>
          </div>
        ))}
      </Reveal>
      {demonstration && (
        <>
          <div className={demonstrationHead}>
            <h3>{demonstration.title}</h3>
            <p>{demonstration.intro}</p>
          </div>
          <Demonstration name={service.slug} alt={demonstration.alt} />
        </>
      )}
    </Section>
  );
}

/* The figures are as large as the row allows, in the ink of the page. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 28px clamp(24px, 3vw, 48px);

  &[data-figures="blue"] {
    --accent: var(--primary);
  }
  @media ${roomForFour} {
    grid-template-columns: repeat(3, auto) minmax(240px, auto);
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
    font-size: clamp(2.5rem, 8.2vw, 7.25rem);
    line-height: 0.82;

    @media ${roomForFour} {
      white-space: nowrap;
    }
  }
`;

const text = css`
  row-gap: 1.2em;
  margin-block: clamp(24px, 4vw, 56px);
  font-size: 1.125rem;
`;

const figureOfText = css`
  margin-block-end: 10px;
  color: var(--accent);
  font: 820 var(--step-4) / 1 var(--display);
`;

const demonstrationHead = css`
  max-inline-size: 62ch;
  margin-block-end: 28px;

  > h3 {
    margin-block-end: 18px;
    font-size: var(--step-5);
  }
  > p {
    font-size: var(--lead);
  }
`;
