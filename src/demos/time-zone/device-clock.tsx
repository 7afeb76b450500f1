import { toTenth, type Point } from "../svg-geometry.ts";
import { useDrag } from "../use-drag.ts";

interface Props {
  x: number;
  y: number;
  radius: number;
  /** Since midnight. */
  minutes: number;
  /** Gets the angle of the point that is pressed, in degrees clockwise from 12. */
  onTurn: ((angle: number) => void) | undefined;
}

const hours = Array.from({ length: 12 }, (_, hour) => hour);

/** A clock whose hour hand is turned by the knob on its rim. */
export function DeviceClock({ x, y, radius, minutes, onTurn }: Props) {
  /**
   * Returns a point by its angle, in degrees clockwise from 12, and its distance from the middle in radii.
   */
  const pointAt = (angle: number, radii: number) => {
    const radians = (angle * Math.PI) / 180;
    return {
      x: toTenth(x + Math.sin(radians) * radii * radius),
      y: toTenth(y - Math.cos(radians) * radii * radius),
    };
  };
  const at = (angle: number, radii: number) => {
    const point = pointAt(angle, radii);
    return `${point.x} ${point.y}`;
  };
  const angleOf = (point: Point) => (Math.atan2(point.x - x, y - point.y) * 180) / Math.PI;
  const [dragged, dragAttributes] = useDrag(onTurn && (({ point }) => onTurn(angleOf(point))));
  const hourAngle = dragged ? angleOf(dragged.point) : minutes / 2;
  const knob = pointAt(hourAngle, 1);
  return (
    <g {...dragAttributes("grab")} stroke="var(--fg)" fill="none">
      <circle cx={x} cy={y} r={radius} fill="var(--surface)" strokeWidth="6" />
      <path
        d={hours.map((hour) => `M${at(hour * 30, 0.74)}L${at(hour * 30, 0.85)}`).join("")}
        strokeWidth="3"
      />
      <path d={`M${at(hourAngle * 12, 0.66)}L${x} ${y}`} strokeWidth="5" />
      <path d={`M${x} ${y}L${at(hourAngle, 0.94)}`} stroke="var(--accent)" strokeWidth="6" />
      <circle cx={x} cy={y} r={radius * 0.07} fill="var(--fg)" />
      <circle cx={knob.x} cy={knob.y} r={radius > 60 ? 19 : 16} fill="var(--accent)" strokeWidth="4" />
      <path
        d="M-4 -6l-6 6l6 6M4 -6l6 6l-6 6"
        transform={`translate(${knob.x} ${knob.y}) rotate(${hourAngle}) scale(${radius > 60 ? 1 : 0.85})`}
        stroke="var(--surface)"
        strokeWidth="3"
      />
      {/* Room for a finger, which turns the clock in every direction from here and scrolls from everywhere
          else. */}
      <circle
        cx={knob.x}
        cy={knob.y}
        r={radius > 60 ? 42 : 36}
        stroke="none"
        pointerEvents="all"
        style={onTurn && { display: "block", touchAction: "none" }}
      />
    </g>
  );
}
