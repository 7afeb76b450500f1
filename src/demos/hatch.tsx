interface Props {
  /** Used as `fill="url(#id)"`. */
  id: string;
  /** From one stripe to the next. */
  period: number;
  /** Of a stripe. */
  width: number;
  color: string;
  ground: string;
  /** In degrees, clockwise. */
  angle: number;
}

/** A striped fill: what a colour says is said by a pattern too. */
export function Hatch({ id, period, width, color, ground, angle }: Props) {
  const tile = { id, width: period, height: period, patternTransform: `rotate(${angle})` };
  return (
    <pattern {...tile} patternUnits="userSpaceOnUse">
      <path fill={ground} d={`M0 0h${period}v${period}H0z`} />
      <path fill={color} d={`M0 0h${width}v${period}H0z`} />
    </pattern>
  );
}
