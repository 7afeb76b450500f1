import { css } from "@linaria/core";
import { useMemo } from "react";
import { CodeBlock } from "../../components/code-block.tsx";
import { Section } from "../../components/section.tsx";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { SpecimenPart } from "../../content/service-details.ts";
import { displayFont } from "../../styles/display-font.ts";
import { narrowPage } from "../../styles/media-queries.ts";
import { monoFont } from "../../styles/mono-font.ts";

/** The document that a client holds after a first month, with the report of its tests beside it. */
export function Specimen({ specimen: { title, intro, lines, makeReport } }: { specimen: SpecimenPart }) {
  const report = useMemo(() => makeReport(), [makeReport]);
  const passed = report.every((test) => test.passed === test.cases);
  return (
    <Section title={title} intro={intro} introBeside sunken>
      <div className={sheets}>
        <CodeBlock label={serviceLabels.documentLabel} lines={lines.map((text) => [{ text }])} />
        <div className={reportSheet}>
          <h3>{serviceLabels.reportTitle}</h3>
          <dl>
            {report.map(({ id, text, passed: count, cases }) => (
              <div key={id}>
                <dt>
                  {id} <span>{text}</span>
                </dt>
                <dd>
                  {count.toLocaleString("en")} of {cases.toLocaleString("en")}
                </dd>
              </div>
            ))}
          </dl>
          <p className={result} data-passed={passed || undefined}>
            {passed ? serviceLabels.passed : serviceLabels.failed}
          </p>
        </div>
      </div>
    </Section>
  );
}

const sheets = css`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: 24px;
  --code-padding: clamp(18px, 2.2vw, 28px);

  > figure {
    display: grid;
  }
  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const reportSheet = css`
  padding: clamp(20px, 2.6vw, 36px);
  background: var(--surface);

  dl {
    margin-block: 16px 28px;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    padding-block: 12px;
    border-block-start: 1px solid var(--control);
  }
  dt {
    ${monoFont("0.75rem", 1.7)};
    color: var(--muted);
  }
  dt > span {
    display: block;
    color: var(--fg);
    font: var(--step--1) / 1.4 var(--text);
  }
  dd {
    align-self: end;
    font-weight: 620;
    font-variant-numeric: tabular-nums;
  }
`;

/* A rubber stamp. */
const result = css`
  inline-size: fit-content;
  padding: 0.4em 0.6em;
  border: 4px solid;
  color: var(--error);
  ${displayFont("clamp(1.125rem, 2.3vw, 1.75rem)", 1)};
  text-transform: uppercase;
  rotate: -4deg;

  &[data-passed] {
    color: var(--success);
  }
`;
