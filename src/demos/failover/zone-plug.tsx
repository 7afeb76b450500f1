import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { Drag } from "../kit/draggable.ts";
import { useDrag } from "../kit/use-drag.ts";

interface Props {
  title: string;
  pulled: boolean;
  /** Pulls the plug, or puts it back. */
  onToggle: () => void;
}

/** The distances from its socket at which a plug has lost contact, and at which a pulled one lies. */
const [contactEnd, pulledDistance] = [16, 34];

/** The name of a zone as a button, and its plug, which can be pulled out of the socket. */
export function ZonePlug({ title, pulled, onToggle }: Props) {
  const distanceOf = ({ grabbed, start, point }: Drag<number>) =>
    Math.min(pulledDistance + 10, Math.max(0, grabbed + start.x - point.x));
  const restDistance = pulled ? pulledDistance : 0;
  const [dragged, dragAttributes] = useDrag<number>(
    (drag) => distanceOf(drag) > contactEnd !== pulled && onToggle(),
    onToggle,
  );
  const distance = dragged ? distanceOf(dragged) : restDistance;
  return (
    <div className={place}>
      <button type="button" aria-pressed={pulled} onClick={onToggle}>
        <span key={title}>{title}</span>
      </button>
      <svg viewBox="-112 -42 146 84" data-pulled={pulled || undefined} aria-hidden="true">
        <g {...dragAttributes("grab", () => restDistance)} data-dragged={dragged && ""}>
          <path d={`M${-59 - distance} ${distance * 0.7}q-22 0-22 22V90`} className={cord} />
          <g transform={`translate(${-distance} ${distance * 0.4}) rotate(${distance * -0.27})`}>
            <path d="M-14-11H12M-14 11H12" stroke="var(--control)" strokeWidth="7" />
            <path className={plug} d="M-64-8h10q0-18 16-18h26v52h-26q-16 0-16-18h-10z" />
          </g>
          <path d="M34-36H6q-12 0-12 12V24q0 12 12 12H34z" fill="var(--surface)" />
          <path d="M-6-11H14M-6 11H14" stroke="var(--fg)" strokeWidth="9" />
          {/* Room for a finger, which pulls the plug from here and scrolls from everywhere else. */}
          <path className={touchArea} d={`M${-70 - distance}-42H34V42H${-70 - distance}z`} />
        </g>
      </svg>
    </div>
  );
}

const place = css`
  display: grid;
  position: relative;
  z-index: 2;
  min-inline-size: 0;
  margin-inline-end: -1.6cqi;

  > button {
    min-block-size: 44px;
    font-size: 1.15em;
    text-align: start;
    white-space: nowrap;

    /* Above a pulled plug, where the zone is narrow. */
    > span {
      position: relative;
      z-index: 1;
    }
    &:hover {
      text-decoration: underline;
    }
  }
  > svg {
    position: absolute;
    inset: 0 -8px auto auto;
    block-size: 44px;
    overflow: visible;
    fill: none;
    pointer-events: none;
    user-select: none;
  }
  @media ${motionAllowed} {
    g:not([data-dragged], [data-dragged] *),
    path:not([data-dragged] *) {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
  @container (width >= 40rem) {
    align-content: start;
    margin-inline: -3cqi 0;

    > button {
      display: grid;
      align-items: start;
      font-size: 1.22em;
    }
    > svg {
      inset: auto 0 0 auto;
      inline-size: 15.2cqi;
      block-size: auto;
    }
  }
`;

const plug = css`
  fill: ${gold};

  [data-pulled] & {
    fill: var(--accent);
  }
`;

const cord = css`
  stroke: ${gold};
  stroke-width: 9;

  [data-pulled] & {
    stroke: var(--muted);
  }
`;

const touchArea = css`
  /* touch-action has no effect on inline elements, as shapes are. */
  display: block;
  touch-action: none;
  pointer-events: all;
`;
