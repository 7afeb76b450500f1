import { css, cx } from "@linaria/core";
import { Demonstration } from "../../sections/demonstration.tsx";
import type { TeamDetails } from "../../content/service-details.ts";
import type { ServiceSlug } from "../../content/slugs.ts";
import { roomForFour, roomForTwo } from "../../styles/breakpoints.ts";
import { columns } from "../../components/columns.tsx";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";

/**
 * The team's figures, and how to read them. The demonstration is inside this section, because the rule "Team pages" allows
 * no other section between the hero and the cards.
 */
export function Overview({ name, details }: { name: ServiceSlug; details: TeamDetails }) {
  const { overviewTitle, overviewCards, overviewText, demonstration } = details;
  return (
    <Section title={overviewTitle}>
      <ul className={grid}>
        {overviewCards.map(({ figure, title, description }) => (
          <Reveal key={title} as="li" className={entry}>
            <h3 data-plain={!figure || undefined}>
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
          <h3 className={demonstrationTitle}>{demonstration.title}</h3>
          <p className={demonstrationIntro}>{demonstration.intro}</p>
          <Demonstration name={name} alt={demonstration.alt} />
        </>
      )}
    </Section>
  );
}

const grid = css`
  display: grid;
  gap: 28px 20px;

  @media ${roomForTwo} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${roomForFour} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const entry = css`
  padding-block-start: 20px;
  border-block-start: 2px solid var(--ink);

  > h3 {
    display: grid;
    gap: 6px;
    margin-block-end: 14px;
  }
  > h3[data-plain] {
    color: var(--accent);
    font-size: 2.3rem;
  }
  > h3 > span {
    color: var(--accent);
    font-size: clamp(3rem, 2.2rem + 2.4vw, 4.5rem);
    line-height: 0.86;
  }
  > p {
    color: var(--muted);
  }
`;

const text = css`
  gap: 1.2em clamp(32px, 5vw, 72px);
  margin-block: clamp(32px, 4vw, 56px) clamp(40px, 5vw, 72px);
  font-size: 1.125rem;
`;

const figureOfText = css`
  margin-block-end: 10px;
  color: var(--accent);
  font: 820 var(--step-4) / 1 var(--display);
  word-spacing: 0.06em;
`;

const demonstrationTitle = css`
  margin-block-end: 14px;
  font-size: var(--step-4);
`;

const demonstrationIntro = css`
  max-inline-size: 62ch;
  margin-block-end: 28px;
  color: var(--muted);
`;
