import type { TeamDetails } from "../../content/service-details.ts";
import { css, cx } from "@linaria/core";
import { fourTwoOrOne } from "../../components/columns.tsx";
import { roomForTwo } from "../../styles/breakpoints.ts";
import { FlipCard } from "../../components/flip-card.tsx";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";

export function FlipCards({ title, cards }: { title: string; cards: TeamDetails["flipCards"] }) {
  return (
    <Section theme="dark" title={title} className={cx(fourTwoOrOne, grid)}>
      <ul>
        {cards.map(({ title: name, picture, description }) => (
          <Reveal key={name} as="li">
            <FlipCard
              title={name}
              picture={<img src={picture} alt="" width="240" height="120" loading="lazy" />}
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
