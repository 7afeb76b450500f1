import { css } from "@linaria/core";
import type { Ink } from "../../content/ink.ts";
import type { TitledText } from "../../content/titled-text.ts";
import { accentProps } from "../../sections/stamp-ink.ts";

/** Points one below the other in large type, below lines in an ink. */
export function PointRows({ points, ink }: { points: TitledText[]; ink: Ink }) {
  return (
    <ul {...accentProps(ink, rows)}>
      {points.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

const rows = css`
  display: grid;
  gap: var(--space-m);
  font-size: var(--lead);

  > li {
    padding-block-start: 14px;
    border-block-start: 6px solid var(--stamp-ink);
  }
  h3 {
    font-size: var(--step-3);
  }
`;
