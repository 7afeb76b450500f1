/** A place on a drawing, in the drawing's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
