import { css } from "@linaria/core";
import { FlipCard, onlyWhereFlipCardsTurn } from "../../components/flip-card.tsx";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import type { Ink } from "../../content/ink.ts";
import { teamLabels } from "../../content/pages/team-labels.ts";
import type { TeamDetails } from "../../content/service-details.ts";
import { inkProps } from "../../sections/stamp-ink.ts";
import { roomForFour, roomForThree, roomForTwo } from "../../styles/media-queries.ts";

interface Props {
  title: string;
  flipCards: TeamDetails["flipCards"];
  /** The ink of the first picture's ground. */
  ink: Ink;
}

/** The grounds of the pictures in turn: neighbours differ in rows of four and of two. */
const grounds: Ink[] = ["red", "blue", "gold", "green", "violet"];

export function FlipCards({ title, flipCards, ink }: Props) {
  const groundAt = (index: number) => grounds[(grounds.indexOf(ink) + index) % grounds.length]!;
  return (
    <Section
      theme="dark"
      title={title}
      intro={<span className={onlyWhereFlipCardsTurn}>{teamLabels.turnHint}</span>}
      className={grid}
    >
      <ul>
        {flipCards.map(({ title: name, picture, description }, index) => (
          <Reveal key={name} as="li" pace="team">
            <FlipCard
              title={name}
              picture={
                <img
                  src={picture}
                  alt=""
                  width="240"
                  height="160"
                  loading="lazy"
                  {...inkProps(groundAt(index))}
                />
              }
            >
              {description}
            </FlipCard>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

/* With the heading, the seven flip cards make even rows: of four, of three, where the heading has two places,
   or of two. */
const grid = css`
  display: grid;
  gap: 20px;

  > ul {
    display: contents;
  }
  @media ${roomForTwo} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      align-content: start;
      margin: 0;
    }
  }
  @media ${roomForThree} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: span 2;

      > h2 {
        font-size: var(--step-6);
      }
    }
  }
  @media ${roomForFour} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;

      > h2 {
        font-size: var(--heading);
      }
    }
  }
`;
