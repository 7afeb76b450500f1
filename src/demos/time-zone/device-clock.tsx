import { draggable } from "../touch.ts";

interface Props {
  x: number;
  y: number;
  radius: number;
  minutes: number;
  /** Gets the angle of the place that was pressed, clockwise from 12, in degrees. */
  onTurn: ((angle: number) => void) | undefined;
}

const hours = Array.from({ length: 12 }, (_, hour) => hour);

/** A clock whose hour hand is turned by the knob on its rim. */
export function DeviceClock({ x, y, radius, minutes, onTurn }: Props) {
  /** A point at an angle in degrees, so many radii from the middle. */
  const at = (angle: number, radii: number) => {
    const turned = (angle * Math.PI) / 180;
    return `${round(x + Math.sin(turned) * radii * radius)} ${round(y - Math.cos(turned) * radii * radius)}`;
  };
  const hourAngle = minutes / 2;
  const [knobX, knobY] = at(hourAngle, 1).split(" ");
  const knob = { cx: knobX, cy: knobY };
  const turn =
    onTurn &&
    ((place: { x: number; y: number }) => onTurn((Math.atan2(place.x - x, y - place.y) * 180) / Math.PI));
  return (
    <g {...draggable(turn, "grab")} stroke="var(--ink)" fill="none">
      <circle cx={x} cy={y} r={radius} fill="var(--surface)" strokeWidth="6" />
      <path
        d={hours.map((hour) => `M${at(hour * 30, 0.74)}L${at(hour * 30, 0.85)}`).join("")}
        strokeWidth="3"
      />
      <path d={`M${at(minutes * 6, 0.66)}L${x} ${y}`} strokeWidth="5" />
      <path d={`M${x} ${y}L${at(hourAngle, 0.94)}`} stroke="var(--accent)" strokeWidth="6" />
      <circle cx={x} cy={y} r={radius * 0.07} fill="var(--ink)" />
      <circle {...knob} r={radius > 60 ? 19 : 16} fill="var(--accent)" strokeWidth="4" />
      <path
        d="M-4 -6l-6 6l6 6M4 -6l6 6l-6 6"
        transform={`translate(${knobX} ${knobY}) rotate(${hourAngle}) scale(${radius > 60 ? 1 : 0.85})`}
        stroke="var(--surface)"
        strokeWidth="3"
      />
      {/* Room for a finger, which turns the clock in every direction from here and scrolls from everywhere else. */}
      <circle
        {...knob}
        r={radius > 60 ? 42 : 36}
        stroke="none"
        pointerEvents="all"
        style={onTurn && { display: "block", touchAction: "none" }}
      />
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
