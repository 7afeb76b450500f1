/** A place in a drawing, in units of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Returns the angle in degrees, from -most to below most, at which a fallen thing lies. It differs between
 * neighbours, and is the same at every render.
 */
export function tiltOf(index: number, most: number): number {
  return ((index * 47) % (2 * most)) - most;
}

/**
 * Rounds a coordinate to a tenth of a unit, since no screen shows more, and a path with fewer digits is
 * shorter.
 */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
