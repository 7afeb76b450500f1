interface Props {
  /** A shape is filled with `fill="url(#id)"`. Unique in the document. */
  id: string;
  /** From the start of one stripe to that of the next, in units of the drawing. */
  spacing: number;
  /** In units of the drawing. */
  stripeWidth: number;
  color: string;
  background: string;
  /** In degrees, clockwise. */
  angle: number;
}

/** Defines a striped fill, for shapes that must be told apart without their colour. */
export function HatchPattern({ id, spacing, stripeWidth, color, background, angle }: Props) {
  const tile = { id, width: spacing, height: spacing, patternTransform: `rotate(${angle})` };
  return (
    <pattern {...tile} patternUnits="userSpaceOnUse">
      <path fill={background} d={`M0 0h${spacing}v${spacing}H0z`} />
      <path fill={color} d={`M0 0h${stripeWidth}v${spacing}H0z`} />
    </pattern>
  );
}
