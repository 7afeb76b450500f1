import type { TitledText } from "../../content/titled-text.ts";
import { css, cx } from "@linaria/core";
import { fourTwoOrOne } from "../../components/columns.tsx";
import { roomForTwo } from "../../styles/breakpoints.ts";
import { FlipCard } from "../../components/flip-card.tsx";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";

const pictures = import.meta.glob<string>("../../content/images/cards/*.svg", {
  eager: true,
  import: "default",
});

/** Returns the picture whose file is named after the title of a card. */
function pictureOf(title: string): string | undefined {
  return pictures[`../../content/images/cards/${title.toLowerCase().replaceAll(" ", "-")}.svg`];
}

export function FlipCards({ title, cards }: { title: string; cards: TitledText[] }) {
  return (
    <Section theme="dark" title={title} className={cx(fourTwoOrOne, grid)}>
      <ul>
        {cards.map(({ title: name, description }) => (
          <Reveal key={name} as="li">
            <FlipCard
              title={name}
              picture={<img src={pictureOf(name)} alt="" width="240" height="120" loading="lazy" />}
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
  /* With the heading, the seven cards make even rows. */
  @media ${roomForTwo} {
    > :first-child {
      margin: 0;
    }
  }
`;
