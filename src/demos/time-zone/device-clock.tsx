import { css } from "@linaria/core";
import { toTenth, type Point } from "../kit/svg-geometry.ts";
import { useDrag } from "../kit/use-drag.ts";

interface Props {
  /** Since midnight. */
  minutes: number;
  /** Gets the angle of the point that is pressed, in degrees clockwise from 12. */
  onTurn: (angle: number) => void;
}

/** A clock whose hour hand is turned by the knob on its rim. */
export function DeviceClock({ minutes, onTurn }: Props) {
  const [dragged, dragAttributes] = useDrag(({ point }) => onTurn(angleOf(point)));
  const hourAngle = dragged ? toTenth(angleOf(dragged.point)) : minutes / 2;
  return (
    <svg className={clock} viewBox="-110 -110 220 220" aria-hidden="true">
      <g {...dragAttributes("grab")} stroke="var(--fg)" fill="none">
        <circle r="88" fill="var(--surface)" strokeWidth="6" />
        <circle r="70" strokeWidth="10" pathLength="120" strokeDasharray="1 9" strokeDashoffset="0.5" />
        <path d="M0 0V-58" strokeWidth="5" transform={`rotate(${toTenth(hourAngle * 12)})`} />
        <g transform={`rotate(${hourAngle})`}>
          <path d="M0 0V-83" stroke="var(--accent)" strokeWidth="6" />
          <circle r="6" fill="var(--fg)" stroke="none" />
          <g transform="translate(0 -88)">
            <g className={knob}>
              <circle r="19" fill="var(--accent)" strokeWidth="4" />
              <path d="M-4-6l-6 6 6 6M4-6l6 6-6 6" stroke="var(--surface)" strokeWidth="3" />
              {/* Room for a finger, which turns the clock in every direction from here and scrolls from
                  everywhere else. */}
              <circle className={touchArea} r="42" stroke="none" pointerEvents="all" />
            </g>
          </g>
        </g>
      </g>
    </svg>
  );
}

/** Returns the angle of a point, in degrees clockwise from 12. */
function angleOf({ x, y }: Point): number {
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

const clock = css`
  flex: none;
  z-index: 1;
  inline-size: 33cqi;
  overflow: visible;
  touch-action: pan-y;
  user-select: none;

  @container (width >= 40rem) {
    inline-size: 22cqi;
  }
`;

/* As large as a finger where the clock is small. */
const knob = css`
  scale: 1.5;

  @container (width >= 40rem) {
    scale: 1;
  }
`;

const touchArea = css`
  /* touch-action has no effect on inline elements, as shapes are. */
  display: block;
  touch-action: none;
`;
