import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { flyFrom } from "../kit/fly-from.ts";
import { checks, type Check, type Report } from "./offline-reports-model.ts";
import { checkNames, formatEntries, officeTitle, tagTexts } from "./offline-reports-text.ts";

/** The office, with a slot for each report and the number of entries that it has. */
export function Office({ reports }: { reports: readonly Report[] }) {
  const text = formatEntries(reports.reduce((sum, report) => sum + report.entries, 0));
  const hasTwice = reports.some((report) => report.entries > 1);
  return (
    <div className={office}>
      <p>{officeTitle}</p>
      <p key={text} data-twice={hasTwice || undefined}>
        {text}
      </p>
      <ul>
        {checks.map((check) => {
          const entries = reports.find((report) => report.check === check)?.entries ?? 0;
          return (
            <li key={check}>
              {entries > 0 && <Sheet check={check} />}
              {entries > 1 && (
                <>
                  <Sheet check={check} />
                  <b>{tagTexts.twice}</b>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A report that has come, and is seen flying here from the inspector. */
function Sheet({ check }: { check: Check }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const demo = sheet.current!.closest("[data-demo]")!;
    const { x, y, width } = demo.querySelector("[data-inspector]")!.getBoundingClientRect();
    flyFrom(sheet.current!, { x: x + width / 2, y });
  }, []);
  return (
    <div ref={sheet}>
      <span>{checkNames[check]}</span>
      <svg viewBox="0 0 24 20" fill="none" stroke="var(--success)" strokeWidth="5" aria-hidden="true">
        <path d="M2 10l7 7L22 2" />
      </svg>
    </div>
  );
}

const office = css`
  display: grid;
  grid-template: auto 1fr / auto 1fr;
  align-items: baseline;
  gap: 4px 8px;
  padding: 8px;
  background: var(--link);
  color: var(--surface);

  > p {
    ${displayFont("clamp(1.125rem, 6.5cqi, 0.9rem + 2.2cqi)", 1.2)};

    &:nth-of-type(2) {
      justify-self: end;
      font-size: 1.6em;
    }
    &[data-twice] {
      color: ${gold};
    }
  }
  > ul {
    display: grid;
    grid-column: 1 / -1;
    grid-auto-rows: 1fr;
    align-self: stretch;
    gap: 8px;
  }
  @container (width < 18rem) {
    order: 3;
  }
  @container (width >= 40rem) {
    grid-template: auto auto 1fr / 1fr;
    gap: 0;
    padding: 1.6cqi;

    > p:nth-of-type(2) {
      justify-self: start;
      font-size: clamp(3rem, 6.8cqi, 5rem);
      line-height: 1;
    }
    > ul {
      gap: 1.2cqi;
      margin-block-start: 1.6cqi;
    }
  }
  li {
    position: relative;
    display: grid;
    min-block-size: 2.3em;
    border: 2px dashed;

    > div {
      display: flex;
      grid-area: 1 / 1;
      justify-content: space-between;
      align-items: center;
      gap: 4px;
      margin: -2px;
      padding-inline: 0.5em;
      border: 3px solid var(--fg);
      background: var(--surface);
      color: var(--fg);

      > svg {
        flex: none;
        inline-size: 1.1em;
      }
      /* The same report again, not quite on the first. */
      + div {
        inset: 4px -4px -4px 4px;
        position: relative;
      }
    }
    > b {
      position: absolute;
      inset: -0.9em 2.2em auto auto;
      padding: 0.1em 0.5em;
      border: max(2px, 0.15em) solid;
      background: var(--accent);
      color: var(--surface);
      rotate: -5deg;

      @media ${motionAllowed} {
        animation: land ${times.appear}ms ${easing.settle} ${3 * times.beat}ms backwards;
      }
    }
  }
`;
