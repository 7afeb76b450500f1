import { css } from "@linaria/core";
import { ourWork } from "../../content/pages/our-work.ts";
import type { BuildFigures, Weight } from "../../site/build-figures.ts";

/** What the home page weighs: each part beside the one before, the sum below them, in the outline of its budget. */
export function Weights({ figures }: { figures: BuildFigures | undefined }) {
  const { title, pages, names, none } = ourWork.thisSite.weights;
  if (!figures) return <p>{none}</p>;
  const { document, scripts, style, fonts, total } = figures;
  const scale = total.budget;
  const styleFrom = document.budget + scripts.budget;
  return (
    <section>
      <h3>{title}</h3>
      <p>
        {figures.pages} {pages}
      </p>
      <dl className={chart}>
        <Bar name={names.document} weight={document} from={0} scale={scale} />
        <Bar name={names.scripts} weight={scripts} from={document.budget} scale={scale} />
        <Bar name={names.style} weight={style} from={styleFrom} scale={scale} />
        <Bar name={names.fonts} weight={fonts} from={styleFrom + style.budget} scale={scale} />
        <Bar name={names.total} weight={total} from={0} scale={scale} />
      </dl>
    </section>
  );
}

interface BarProps {
  name: string;
  weight: Weight;
  /** Where it begins, and where the chart ends, in bytes. */
  from: number;
  scale: number;
}

function Bar({ name, weight: { bytes, budget }, from, scale }: BarProps) {
  return (
    <div className={row}>
      <dt>{name}</dt>
      <dd>
        <strong className={used}>{kilobytes(bytes)}</strong>
        {` of ${kilobytes(budget)}\u00a0kB`}
      </dd>
      <dd className={bar} aria-hidden="true">
        <svg viewBox={`${-tenths(from)} 0 ${tenths(scale)} 1`} preserveAspectRatio="none">
          <path d={`M0 0h${tenths(budget)}`} opacity=".4" />
          <path d={`M0 0h${tenths(bytes)}`} />
        </svg>
      </dd>
    </div>
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Of a kilobyte: finer than a screen shows. */
function tenths(bytes: number): number {
  return Math.round(bytes / 100);
}

const chart = css`
  margin-block-start: 20px;
`;

const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px;
  align-items: end;
  padding-block: 10px 12px;
  border-block-start: 1px solid var(--control);
`;

const used = css`
  color: var(--primary);
  font: 820 1.75rem/1 var(--display);
`;

const bar = css`
  grid-column: 1 / -1;

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 16px;
    stroke: var(--primary);
    stroke-width: 2;
  }
`;
