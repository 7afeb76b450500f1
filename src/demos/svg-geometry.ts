/** A place in a drawing, in units of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle in units of the drawing; `x` and `y` are its upper left corner. */
export interface Rect extends Point {
  width: number;
  height: number;
}

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

export function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
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
