import { css, cx } from "@linaria/core";
import { fourTwoOrOne } from "../../components/columns.tsx";
import { FlipCard } from "../../components/flip-card.tsx";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import type { Ink } from "../../content/ink.ts";
import type { TeamDetails } from "../../content/service-details.ts";
import { inkProps } from "../../sections/stamp-ink.ts";
import { roomForTwo } from "../../styles/media-queries.ts";

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
    <Section theme="dark" title={title} className={cx(fourTwoOrOne, grid)}>
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

const grid = css`
  gap: 20px;

  > ul {
    display: contents;
  }
  /* With the heading, the seven flip cards make even rows. */
  @media ${roomForTwo} {
    > :first-child {
      margin: 0;
    }
  }
`;
