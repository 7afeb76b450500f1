import { css } from "@linaria/core";
import type { Compared, Exhibit as ExhibitData } from "../../content/service-details.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Route } from "../../ui/route.tsx";
import { Section } from "../../ui/section.tsx";

/** The one thing that only this service's page shows. */
export function Exhibit({ exhibit }: { exhibit: ExhibitData }) {
  return (
    <Section theme="dark" title={exhibit.title} intro={exhibit.intro}>
      <ExhibitBody exhibit={exhibit} />
      {exhibit.note && <p className={note}>{exhibit.note}</p>}
    </Section>
  );
}

function ExhibitBody({ exhibit }: { exhibit: ExhibitData }) {
  switch (exhibit.kind) {
    case "table":
      return <DataTable caption={exhibit.title} columns={exhibit.columns} rows={exhibit.rows} />;
    case "listing":
      return <CodeBlock label="Listing" lines={exhibit.lines.map((text) => [{ text }])} />;
    case "route":
      return <Route stops={exhibit.stops} />;
    case "compare":
      return (
        <div className={pair}>
          <Sheet sheet={exhibit.before} side="before" />
          <Sheet sheet={exhibit.after} side="after" />
        </div>
      );
  }
}

function Sheet({ sheet, side }: { sheet: Compared; side: "before" | "after" }) {
  return (
    <div className={paper} data-theme="light" data-side={side}>
      <h3 className={heading}>{sheet.label}</h3>
      <ul className={list}>
        {sheet.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const note = css`
  max-inline-size: 68ch;
  margin-block-start: 24px;
  color: var(--muted);
  font-size: var(--step--1);
`;

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: 24px;
`;

const paper = css`
  padding: clamp(24px, 3vw, 40px);
  border-block-start: 8px solid #c81e33;
  border-radius: 2px;

  &[data-side="after"] {
    border-color: #0b6b46;
  }
`;

const heading = css`
  margin-block-end: 18px;
  font-size: var(--step-2);
`;

const list = css`
  display: grid;
  gap: 12px;

  > li {
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
  }
`;
