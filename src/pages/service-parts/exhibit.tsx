import { css, cx } from "@linaria/core";
import { CodeBlock } from "../../components/code-block.tsx";
import { columns } from "../../components/columns.ts";
import { DataTable } from "../../components/data-table.tsx";
import { Section } from "../../components/section.tsx";
import type { ComparisonSide, Exhibit } from "../../content/service-details.ts";
import { accentProps } from "../../sections/stamp-ink.ts";

/** A section with the exhibit that only this service's page has. */
export function ExhibitSection({ exhibit }: { exhibit: Exhibit }) {
  return (
    <Section title={exhibit.title} intro={exhibit.intro}>
      <ExhibitBody exhibit={exhibit} />
    </Section>
  );
}

/** The exhibit without its title and intro. */
export function ExhibitBody({ exhibit }: { exhibit: Exhibit }) {
  return (
    <div className={body}>
      <ExhibitContent exhibit={exhibit} />
    </div>
  );
}

function ExhibitContent({ exhibit }: { exhibit: Exhibit }) {
  switch (exhibit.kind) {
    case "table":
      return <DataTable caption={exhibit.title} columns={exhibit.columns} rows={exhibit.rows} />;
    case "listing":
      return <CodeBlock label="Listing" lines={exhibit.lines.map((text) => [{ text }])} />;
    case "comparison":
      return (
        <div className={cx(columns, comparison)}>
          <ComparisonColumn content={exhibit.before} side="before" />
          <ComparisonColumn content={exhibit.after} side="after" />
        </div>
      );
  }
}

function ComparisonColumn({ content, side }: { content: ComparisonSide; side: "before" | "after" }) {
  return (
    <div {...accentProps(side === "before" ? "red" : "green", column)}>
      <h3>
        {content.label}
        {content.picture && <img src={content.picture} alt="" width="150" height="100" loading="lazy" />}
      </h3>
      <ul className={list}>
        {content.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const comparison = css`
  --column: 340px;
  row-gap: 0;
`;

/* Heading and at most six points, each level with its counterpart in the other column. */
const column = css`
  display: grid;
  grid-row: span 7;
  grid-template-rows: subgrid;
  padding-block-end: var(--space-m);
  border-block-start: 8px solid var(--stamp-ink);
  font-size: 1.125rem;

  > h3 {
    display: flex;
    justify-content: space-between;
    align-items: center;
    font-size: var(--step-4);
  }
  img {
    background: var(--stamp-ink);
  }
`;

const list = css`
  display: grid;
  grid-row: 2 / -1;
  grid-template-rows: subgrid;

  > li {
    padding-block: 14px;
    border-block-start: 1px solid var(--control);
  }
`;
