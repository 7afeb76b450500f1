import { css } from "@linaria/core";
import ArrowIcon from "lucide-static/icons/arrow-right.svg?icon";
import { commonProblems } from "../../content/problems.ts";
import { PageLink } from "../../site/page-link.tsx";
import { servicePages } from "../../site/pages.tsx";
import { Reveal } from "../../ui/reveal.tsx";

/** The commonest problems in visitors' own words, each with where we would start. */
export function ProblemTiles() {
  return (
    <ul className={tiles}>
      {commonProblems.map(({ words, answer, services: [first] }) => (
        <Reveal key={words} as="li" className={tile}>
          <p className={quote}>{words}</p>
          <p className={reply}>{answer}</p>
          {first && (
            <PageLink to={servicePages[first]} className={link}>
              {servicePages[first].label}
              <ArrowIcon />
            </PageLink>
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

  @media (max-width: 880px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const tile = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 28px;
  border-radius: 2px;
  background: var(--surface);
  box-shadow: var(--shadow-paper);
`;

const quote = css`
  font: 820 var(--step-2) / 1.08 var(--display);
  text-wrap: balance;
`;

const reply = css`
  color: var(--muted);
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  align-self: start;
  min-block-size: 32px;
  margin-block-start: auto;
  font-weight: 600;
`;
