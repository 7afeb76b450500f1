import { css } from "@linaria/core";
import { useEffect, useState } from "react";
import { ourWork, slowPhone } from "../../content/pages/our-work.ts";
import { firstPath } from "../../routing/first-path.ts";
import { phone } from "../../styles/breakpoints.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";
import { seconds, LoadTimeline } from "./load-timeline.tsx";

/** Shows what the visitor's browser has measured of this visit, beside an agency's template that we have measured. */
export function LiveMeasurement() {
  const { title, claim, noScript, timelines, table, source } = ourWork.thisSite.measurement;
  const visit = useVisit();
  return (
    <section className={section} data-live-measurement="">
      <h3>{title}</h3>
      <p>{claim}</p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <LoadTimeline
        title={timelines.live}
        end={(visit?.usable ?? 1) * 1.25}
        firstPaint={visit?.firstPaint}
        usable={visit?.usable}
        files={visit?.files ?? []}
      />
      <p className={note}>{visit && noteOn(visit)}</p>
      <LoadTimeline
        title={timelines.template}
        end={slowPhone.end}
        firstPaint={slowPhone.template.firstPaint}
      />
      <table className={values}>
        <thead>
          <tr>
            <th scope="col">{table.figure}</th>
            <th scope="col">{table.here}</th>
            <th scope="col">{table.template}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(visit).map(([name, here, template]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{here ?? "–"}</td>
              <td>{template}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{source}</p>
    </section>
  );
}

/** Returns the measured visit, anew with each file that arrives; undefined while prerendering and until the page is hydrated. */
function useVisit(): Visit | undefined {
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => {
    const observer = new PerformanceObserver(() =>
      setVisit(measureVisit(performance.getEntries(), location.host)),
    );
    // With `buffered` the observer also gets past entries, but a call then takes only one type.
    observer.observe({ type: "mark", buffered: true });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  return visit;
}

type Row = [name: string, here: string | number | undefined, template: string | number];

function rowsOf(visit: Visit | undefined): Row[] {
  const { rows, notCounted } = ourWork.thisSite.measurement.table;
  const { template } = slowPhone;
  const painted = visit?.firstPaint === undefined ? undefined : visit;
  return [
    [rows.requestsBefore, painted?.beforePaint.requests, notCounted],
    [rows.bytesBefore, painted && kilobytes(painted.beforePaint.bytes), kilobytes(template.scriptsBefore)],
    [rows.readable, painted && seconds(painted.firstPaint!), seconds(template.firstPaint)],
    [rows.usable, visit && seconds(visit.usable), notCounted],
    [rows.requests, visit?.files.length, template.requests],
    [rows.bytes, visit && kilobytes(visit.bytes), kilobytes(template.bytes)],
    [rows.others, visit?.otherHosts, notCounted],
  ];
}

function noteOn({ firstPaint, cached, files }: Visit): string {
  const { notes } = ourWork.thisSite.measurement;
  if (firstPath !== location.pathname) return `${notes.entered} ${firstPath}`;
  if (firstPaint === undefined) return notes.noPaint;
  return cached > 0 ? `${cached} of ${files.length} files ${notes.cached}` : notes.firstVisit;
}

function kilobytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)}\u00a0kB` : `${(bytes / 1e6).toFixed(2)}\u00a0MB`;
}

const section = css`
  margin-block: 40px 56px;

  > * + * {
    margin-block-start: 14px;
  }
  > p {
    max-inline-size: 44em;
  }
`;

/* Room for the longest note, so that nothing moves when the note comes after hydration. */
const note = css`
  min-block-size: 2lh;
  color: var(--muted);

  @media ${phone} {
    min-block-size: 5lh;
  }
`;

/* The columns have fixed widths, so that nothing moves when the figures come after hydration. */
const values = css`
  table-layout: fixed;
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    font-weight: 400;
    text-align: start;
  }
  th,
  td {
    padding: 10px 8px 10px 0;
    border-block-end: 1px solid var(--control);
    vertical-align: baseline;
  }
  thead th {
    color: var(--muted);
    font: 500 0.75rem/1.4 var(--mono);
  }
  th + th {
    inline-size: 31%;
  }
  @media ${phone} {
    font-size: var(--step--1);
  }
  tbody > tr > :nth-child(2) {
    color: var(--primary);
    font: 820 var(--step-1) / 1.1 var(--display);
  }
`;
