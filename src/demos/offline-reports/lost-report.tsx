import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import { checks, type Check } from "./offline-reports-model.ts";
import { tagTexts } from "./offline-reports-text.ts";
import { sceneHeight, sceneWidth, stopPoints } from "./scene-points.ts";

/** The stop at which the report of a check is written. */
const pointOf = (check: Check) => stopPoints[checks.indexOf(check) + 1]!;

/** The left edge of a check's report, which lies before the inspector. */
const left = 52;

/** A report that rises to the ceiling, and falls back to the floor torn in two. */
export function LostReport({ check }: { check: Check }) {
  const { x, y } = pointOf(check);
  return (
    <g className={report} transform={`translate(${x - left} ${y})`} fill="var(--surface)">
      <g>
        <path d="M-36-24H2l-5 6 9 6-9 6 5 6H-36z" />
        <path d="M40-24H2l-5 6 9 6-9 6 5 6H40z" />
      </g>
    </g>
  );
}

/** Its label in words. Only reports of the cellar get lost, none of which is there at the start. */
export function LostTag({ check }: { check: Check }) {
  const { x, y } = pointOf(check);
  const place = {
    insetInlineStart: `${((x - left) / sceneWidth) * 100}%`,
    insetBlockStart: `${((y - 66) / sceneHeight) * 100}%`,
  };
  return (
    <b className={tag} style={place}>
      {tagTexts.lost}
    </b>
  );
}

const report = css`
  > g > path {
    transform-origin: -36px 0;
    rotate: -14deg;

    + path {
      transform-origin: 40px 0;
      rotate: 10deg;
    }
  }
  @media ${motionAllowed} {
    > g {
      animation: fail ${3.5 * times.beat}ms ease-in;

      > path {
        animation: tear ${times.beat}ms ${2.5 * times.beat}ms backwards;
      }
    }
  }
  @keyframes fail {
    from {
      opacity: 0;
    }
    20% {
      opacity: 1;
    }
    45%,
    60% {
      translate: 0 -130px;
    }
  }
  @keyframes tear {
    from {
      rotate: 0deg;
    }
  }
`;

const tag = css`
  position: absolute;
  padding: 0.3em 0.6em;
  border: max(2px, 0.15em) solid;
  background: var(--accent);
  translate: -50% -50%;
  rotate: -6deg;
  pointer-events: none;

  @media ${motionAllowed} {
    animation: land ${times.appear}ms ${easing.settle} ${3 * times.beat}ms backwards;
  }
`;
