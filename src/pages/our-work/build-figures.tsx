import { css } from "@linaria/core";
import { ourWork } from "../../content/pages/our-work.ts";
import type { BuildFigures as Figures } from "../../site/build-figures.ts";
import { roomForTwo } from "../../styles/breakpoints.ts";
import { radius } from "../../styles/tokens.ts";

export function BuildFigures({ figures }: { figures: Figures | undefined }) {
  const { title, intro, meanings, none } = ourWork.thisSite.results;
  return (
    <section className={box}>
      <h3 className={heading}>{title}</h3>
      <p className={introText}>{intro}</p>
      {figures ? (
        <dl className={grid}>
          <Figure value={String(figures.pages)} meaning={meanings.pages} />
          <Figure value={kilobytes(figures.homeDocument)} meaning={meanings.homeDocument} />
          <Figure value={kilobytes(figures.homeScripts)} meaning={meanings.homeScripts} />
          <Figure value={kilobytes(figures.fonts)} meaning={meanings.fonts} />
        </dl>
      ) : (
        <p>{none}</p>
      )}
    </section>
  );
}

function Figure({ value, meaning }: { value: string; meaning: string }) {
  return (
    <div className={pair}>
      <dt className={meaningText}>{meaning}</dt>
      <dd className={valueText}>{value}</dd>
    </div>
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const box = css`
  margin-block-end: 56px;
  padding: clamp(24px, 4vw, 44px);
  border: 2px solid var(--accent);
  border-radius: ${radius.paper};
`;

const heading = css`
  margin-block-end: 10px;
  font-size: var(--step-2);
`;

const introText = css`
  max-inline-size: 60ch;
  color: var(--muted);
`;

const grid = css`
  display: grid;
  gap: 24px 32px;
  margin-block-start: 28px;

  @media ${roomForTwo} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 900px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const pair = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: 8px;
`;

const meaningText = css`
  color: var(--muted);
  font-size: var(--step--1);
`;

const valueText = css`
  color: var(--accent);
  font: 820 3.25rem/0.9 var(--display);
`;
