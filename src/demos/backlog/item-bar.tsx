import { css } from "@linaria/core";
import { useRef } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import { allWeeks, backlog, fundedWeeks } from "./backlog-items.ts";
import type { ScheduledItem } from "./backlog-model.ts";
import { useSlide } from "./use-slide.ts";

interface Props {
  scheduled: ScheduledItem;
  /** Whether the first week is a test. */
  tested: boolean;
}

/**
 * The bar of an item's weeks, with a tick if its risk is settled and a question mark if not. If the money
 * ends before the risk is settled, the bar falls over its edge.
 */
export function ItemBar({ scheduled, tested }: Props) {
  const { item, startWeek, endWeek, settledWeek } = scheduled;
  const bar = useRef<SVGGElement>(null);
  useSlide(bar, percentOf(startWeek), 0);
  const testWeek = tested && settledWeek;
  // A bar turns about the point where the money ends, or about its own start if that is beyond it. All
  // places are relative to that point.
  const pivot = Math.max(startWeek, fundedWeeks);
  const start = `${percentOf(startWeek - pivot)}%`;
  const middle = `${percentOf((startWeek + endWeek) / 2 - pivot)}%`;
  const shape = { x: start, y: "-50%", height: "100%" };
  return (
    <svg className={drawing} aria-hidden="true">
      <g ref={bar}>
        <svg x={`${percentOf(pivot)}%`} y="50%">
          <g>
            <rect
              {...shape}
              width={`${percentOf(endWeek - startWeek)}%`}
              stroke="var(--fg)"
              strokeWidth="2"
            />
            {testWeek && <rect {...shape} width={`${percentOf(1)}%`} fill="var(--fg)" />}
            {backlog[item].risk > 0 && (
              <svg x={testWeek ? start : middle}>
                {settledWeek ? (
                  <path data-tested={testWeek ? "" : undefined} d="M-6 0l4.5 5 8-10" />
                ) : (
                  <text y="0.36em" textAnchor="middle">
                    ?
                  </text>
                )}
              </svg>
            )}
          </g>
        </svg>
      </g>
    </svg>
  );
}

const percentOf = (weeks: number) => (weeks / allWeeks) * 100;

const drawing = css`
  inline-size: 100%;
  /* As high as the row, and no reason for it to be higher. */
  block-size: 0;
  min-block-size: 100%;
  fill: var(--bar);
  pointer-events: none;

  &,
  svg {
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--surface);
    stroke-width: 3px;
    translate: var(--tick, 0);
  }
  [data-tested] {
    --tick: 0.6em;
  }
  text {
    fill: var(--surface);
  }
  @container (width >= 40rem) {
    path {
      scale: 1.4;
    }
  }
  [data-risk="open"] > * > & > g > svg > g {
    translate: 0 3px;
    rotate: 9deg;
  }

  /* The bar falls after it has moved to its week. */
  @media ${motionAllowed} {
    [data-risk="open"] > * > & > g > svg > g {
      animation: tip-over ${2 * times.beat}ms ease-in ${2 * times.beat}ms backwards;
    }
  }
  @keyframes tip-over {
    from {
      translate: 0 0;
      rotate: 0deg;
    }
  }
`;
