import { css } from "@linaria/core";
import type { BuildFigures as Figures } from "../../site/build-figures.ts";

interface Props {
  title: string;
  intro: string;
  figures: Figures | undefined;
}

export function BuildFigures({ title, intro, figures }: Props) {
  return (
    <section className={box}>
      <h3 className={heading}>{title}</h3>
      <p className={introText}>{intro}</p>
      {figures ? (
        <dl className={grid}>
          <Figure value={String(figures.pages)} meaning="pages, each a finished HTML file" />
          <Figure
            value={kilobytes(figures.homeDocument)}
            meaning="home page with all its styles, compressed"
          />
          <Figure
            value={kilobytes(figures.homeScripts)}
            meaning="script of the home page, compressed, after the first paint"
          />
          <Figure value={kilobytes(figures.fonts)} meaning="all fonts together" />
        </dl>
      ) : (
        <p>The development server builds nothing, so there is nothing to count here.</p>
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
  border-radius: 2px;
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 24px 32px;
  margin-block-start: 28px;
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
