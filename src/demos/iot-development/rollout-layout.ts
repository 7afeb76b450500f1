import { fleetSize } from "./rollout-model.ts";

/**
 * From `x` and `y` on the devices stand `pitch` apart, so many in a `line`; `mark` is the side of a mark. In the wide drawing
 * the lines run down and follow each other to the right; in the narrow one the other way round.
 */
const fields = {
  wide: { x: 0, y: 26, pitch: 19, line: 15, mark: 11 },
  narrow: { x: 52, y: 0, pitch: 9.6, line: 30, mark: 6 },
};

export function fieldOf(narrow: boolean) {
  return fields[narrow ? "narrow" : "wide"];
}

/** Middle of a device's mark. */
export function placeOf(device: number, narrow: boolean): { x: number; y: number } {
  const { x, y, pitch, line } = fieldOf(narrow);
  const along = (device % line) * pitch + pitch / 2;
  const across = Math.floor(device / line) * pitch + pitch / 2;
  return narrow ? { x: x + along, y: y + across } : { x: x + across, y: y + along };
}

/** The line between a device and the one before it. */
export function borderBefore(device: number, narrow: boolean): string {
  const { x, y, pitch, line } = fieldOf(narrow);
  const along = (device % line) * pitch;
  const across = Math.floor(device / line) * pitch;
  const rest = line * pitch - along;
  // The border takes a step in a line that two rings share.
  const step = along ? pitch : 0;
  return narrow
    ? `M${x + along + rest} ${y + across}h${-rest}v${step}h${-along}`
    : `M${x + across + step} ${y}v${along}h${-step}v${rest}`;
}

/** The device at a place of the drawing; none beside the field. */
export function deviceAt(place: { x: number; y: number }, narrow: boolean): number | undefined {
  const { x, y, pitch, line } = fieldOf(narrow);
  const [column, row] = [Math.floor((place.x - x) / pitch), Math.floor((place.y - y) / pitch)];
  const [along, across] = narrow ? [column, row] : [row, column];
  const device = across * line + along;
  return along >= 0 && along < line && device >= 0 && device < fleetSize ? device : undefined;
}
