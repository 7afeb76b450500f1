import { css, cx } from "@linaria/core";
import { useEffect, useState } from "react";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { letterSheet } from "../../components/postal/letter-sheet.ts";
import { ourWork, slowPhone } from "../../content/pages/our-work.ts";
import { initialPath } from "../../routing/initial-path.ts";
import { displayFont } from "../../styles/display-font.ts";
import { roomForFour } from "../../styles/media-queries.ts";
import { LoadLane, LoadScale } from "./load-lane.tsx";
import { measureVisit, type Visit } from "./measure-visit.ts";

/**
 * Shows what the visitor's browser has measured of this visit, and on the same scale what we have measured of
 * this page and of a public template on a slow phone.
 */
export function LiveMeasurement() {
  const { title, noScript, lanes, figuresOf, figures, source } = ourWork.thisSite.measurement;
  const visit = useVisit();
  const end = scaleFor(visit);
  const values = valuesOf(visit);
  return (
    <section data-live-measurement="">
      <div className={cx(airmailPaper, letterSheet)} data-theme="light">
        <h3>{title}</h3>
        <ul>
          <LoadLane title={lanes.live} end={end} firstPaint={visit?.firstPaint} usable={visit?.usable} />
          <LoadLane title={lanes.phone} end={end} {...slowPhone.site} />
          <LoadLane title={lanes.template} end={end} {...slowPhone.template} />
        </ul>
        <LoadScale end={end} />
      </div>
      <div className={notes}>
        <p>{source}</p>
        <p>{visit && noteOn(visit)}</p>
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </div>
      <p>{visit ? figuresOf.live : figuresOf.phone}</p>
      <dl className={figureList}>
        {names.map((name) => (
          <div key={name}>
            <dt>{figures[name].name}</dt>
            <dd>{values[name] ?? "–"}</dd>
            <dd>{figures[name].beside}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Returns the measured visit, again with each file that arrives; undefined while prerendering and until the
 * page is hydrated.
 */
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

/** Returns the length of the scale in ms: three seconds, or up to nine for a visit that took longer. */
function scaleFor(visit: Visit | undefined): number {
  return Math.min(Math.max(Math.ceil((visit?.usable ?? 0) / 1000), 3), 9) * 1000;
}

const names = ["requestsBefore", "bytesBefore", "bytes", "others"] as const;

function valuesOf(visit: Visit | undefined): Record<(typeof names)[number], string | number | undefined> {
  if (!visit) {
    const { requestsBefore, bytesBefore, bytes, otherHosts } = slowPhone.site;
    return {
      requestsBefore,
      bytesBefore: kilobytes(bytesBefore),
      bytes: kilobytes(bytes),
      others: otherHosts,
    };
  }
  const { firstPaint, beforePaint, bytes, otherHosts } = visit;
  const painted = firstPaint !== undefined;
  return {
    requestsBefore: painted ? beforePaint.requests : undefined,
    bytesBefore: painted ? kilobytes(beforePaint.bytes) : undefined,
    bytes: kilobytes(bytes),
    others: otherHosts,
  };
}

function noteOn({ firstPaint, cached, requests }: Visit): string {
  const { notes } = ourWork.thisSite.measurement;
  if (initialPath !== location.pathname) return `${notes.entered} ${initialPath}`;
  if (firstPaint === undefined) return notes.noPaint;
  return cached > 0 ? `${cached} of ${requests} files ${notes.cached}` : notes.firstVisit;
}

function kilobytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)}\u00a0kB` : `${(bytes / 1e6).toFixed(2)}\u00a0MB`;
}

/* Room for the longest note, so that nothing moves when the note comes after hydration. */
const notes = css`
  margin-block: 16px;
  color: var(--muted);
  font-size: var(--step--1);

  > p + p {
    min-block-size: 2lh;
    margin-block-start: 8px;
  }
`;

const figureList = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px var(--space-s);
  margin-block: 12px 32px;
  font-size: var(--step--1);

  @media ${roomForFour} {
    grid-template-columns: repeat(4, 1fr);
  }
  > div {
    display: flex;
    flex-direction: column;
    padding-block-start: 14px;
    border-block-start: 2px solid var(--fg);
  }
  dd:nth-child(2) {
    order: -1;
    ${displayFont("var(--step-4)", 1.1)};
  }
`;
