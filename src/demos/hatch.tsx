interface Props {
  /** Used as `fill="url(#id)"`. */
  id: string;
  /** From one stripe to the next. */
  period: number;
  stripe: { width: number; fill: string };
  ground: string;
  /** In degrees, clockwise. */
  turn: number;
}

/** A striped fill: what a colour says is said by a pattern too. */
export function Hatch({ id, period, stripe, ground, turn }: Props) {
  return (
    <pattern
      id={id}
      width={period}
      height={period}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path fill={ground} d={`M0 0h${period}v${period}H0z`} />
      <path fill={stripe.fill} d={`M0 0h${stripe.width}v${period}H0z`} />
    </pattern>
  );
}
