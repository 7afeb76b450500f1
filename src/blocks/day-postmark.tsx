import { css, cx } from "@linaria/core";
import { useSyncExternalStore } from "react";
import { company } from "../content/company.ts";
import { motionAllowed } from "../styles/breakpoints.ts";

/** A postmark with the company's town and a day, which lands once the page is alive. Decoration: the day stands beside it in words. */
export function DayPostmark({ iso, className }: { iso: string; className?: string }) {
  // Two hundred bytes, which the first paint does without.
  const landed = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!landed) return null;

  const lines = [
    company.place.town,
    dayOf(iso, { day: "numeric", month: "short" }),
    dayOf(iso, { year: "numeric" }),
  ];
  return (
    <svg viewBox="0 0 190 110" className={cx(postmark, className)} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.2">
        <circle cx="54" cy="55" r="52" />
        <circle cx="54" cy="55" r="39" />
        <path d="M100 31q7-9 14 0t14 0t14 0t14 0t14 0M105 47q7-9 14 0t14 0t14 0t14 0t14 0M105 63q7-9 14 0t14 0t14 0t14 0t14 0M100 79q7-9 14 0t14 0t14 0t14 0t14 0" />
      </g>
      {lines.map((line, index) => (
        <text key={line} x="54" y={43 + index * 16}>
          {line}
        </text>
      ))}
    </svg>
  );
}

function dayOf(iso: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" }).format(new Date(iso));
}

const postmark = css`
  position: absolute;
  inline-size: 204px;
  max-inline-size: none;
  fill: currentColor;
  font: 500 12px var(--mono);
  text-anchor: middle;
  text-transform: uppercase;
  rotate: -9deg;
  pointer-events: none;

  @media ${motionAllowed} {
    animation: land 320ms var(--ease);
  }
  @keyframes land {
    from {
      scale: 1.4;
      opacity: 0;
    }
  }
`;
