import { css } from "@linaria/core";
import { commonProblems } from "../../content/problems.ts";
import { services } from "../../content/services.ts";
import { narrowPage } from "../../styles/breakpoints.ts";
import { radius } from "../../styles/tokens.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { ArrowLink } from "./arrow-link.tsx";

/** The commonest problems in visitors' own words, each with where we would start. */
export function ProblemTiles() {
  return (
    <ul className={tiles}>
      {commonProblems.map(({ words, answer, services: [first] }) => (
        <Reveal key={words} as="li" className={tile}>
          <p className={quote}>{words}</p>
          <p className={reply}>{answer}</p>
          {first && (
            <ArrowLink to={`/${first}`}>{services.find(({ slug }) => slug === first)!.cardTitle}</ArrowLink>
          )}
        </Reveal>
      ))}
    </ul>
  );
}

const tiles = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 28px;
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);

  /* The whole tile is its target. */
  > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const quote = css`
  font: 820 var(--step-2) / 1.08 var(--display);
  word-spacing: 0.06em;
  text-wrap: balance;
`;

const reply = css`
  color: var(--muted);
`;
