import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { TeamDetails } from "../../content/service-details.ts";
import { roomForFour, roomForTwo } from "../../styles/breakpoints.ts";
import { radius } from "../../styles/tokens.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";

interface Props {
  title: string;
  cards: TeamDetails["overviewCards"];
  paragraphs: TeamDetails["overviewText"];
  demonstration: ReactNode;
}

/** The team's figures as registered-mail labels, and how to read them. */
export function Overview({ title, cards, paragraphs, demonstration }: Props) {
  return (
    <Section title={title}>
      <ul className={grid}>
        {cards.map((card) => (
          <Reveal key={card.title} as="li" pace="team" className={slip}>
            <h3 className={heading} data-plain={!card.figure}>
              {card.figure && <span className={figure}>{card.figure} </span>}
              {card.title}
            </h3>
            <p className={text}>{card.description}</p>
          </Reveal>
        ))}
      </ul>
      <Reveal pace="team" className={prose}>
        {paragraphs.map((paragraph) => (
          <div key={paragraph.text}>
            {paragraph.figure && <p className={figureOfProse}>{paragraph.figure}</p>}
            <p>{paragraph.text}</p>
          </div>
        ))}
      </Reveal>
      {demonstration}
    </Section>
  );
}

const grid = css`
  display: grid;
  gap: 20px;

  @media ${roomForTwo} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${roomForFour} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const slip = css`
  padding: 24px;
  border: 2px solid var(--accent);
  border-radius: ${radius.paper};
  background: var(--surface);
`;

const heading = css`
  display: grid;
  gap: 6px;
  margin-block-end: 14px;
  font-size: var(--step-2);

  &[data-plain="true"] {
    color: var(--accent);
    font-size: 2.3rem;
  }
`;

const figure = css`
  color: var(--accent);
  font-size: clamp(3rem, 2.2rem + 2.4vw, 4.5rem);
  line-height: 0.86;
`;

const text = css`
  color: var(--muted);
`;

const figureOfProse = css`
  margin-block-end: 10px;
  color: var(--accent);
  font: 820 var(--step-4) / 1 var(--display);
  word-spacing: 0.06em;
`;

const prose = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 1.2em clamp(32px, 5vw, 72px);
  margin-block-start: clamp(32px, 4vw, 56px);
  font-size: 1.125rem;
`;
