import { fleetSize } from "./rollout-model.ts";

/**
 * The grid of devices begins at `x` and `y`, with `spacing` from device to device, `devicesPerLine` devices in a line and marks
 * of `markSize`. In the wide layout a line is a column, in the narrow layout a row.
 */
const grids = {
  wide: { x: 0, y: 26, spacing: 19, devicesPerLine: 15, markSize: 11 },
  narrow: { x: 52, y: 0, spacing: 9.6, devicesPerLine: 30, markSize: 6 },
};

export function gridOf(narrow: boolean) {
  return grids[narrow ? "narrow" : "wide"];
}

/** Returns the middle of a device's mark. */
export function middleOfDevice(device: number, narrow: boolean): { x: number; y: number } {
  const { x, y, spacing, devicesPerLine } = gridOf(narrow);
  const along = (device % devicesPerLine) * spacing + spacing / 2;
  const across = Math.floor(device / devicesPerLine) * spacing + spacing / 2;
  return narrow ? { x: x + along, y: y + across } : { x: x + across, y: y + along };
}

/** Returns the path of the border between a device and the one before it, across the whole grid. */
export function borderBefore(device: number, narrow: boolean): string {
  const { x, y, spacing, devicesPerLine } = gridOf(narrow);
  const along = (device % devicesPerLine) * spacing;
  const across = Math.floor(device / devicesPerLine) * spacing;
  const rest = devicesPerLine * spacing - along;
  // A border within a line that two rings share has two corners.
  const corner = along ? spacing : 0;
  return narrow
    ? `M${x + along + rest} ${y + across}h${-rest}v${corner}h${-along}`
    : `M${x + across + corner} ${y}v${along}h${-corner}v${rest}`;
}

/** Returns the device at a point of the drawing; undefined outside the grid. */
export function deviceAt(point: { x: number; y: number }, narrow: boolean): number | undefined {
  const { x, y, spacing, devicesPerLine } = gridOf(narrow);
  const [column, row] = [Math.floor((point.x - x) / spacing), Math.floor((point.y - y) / spacing)];
  const [along, across] = narrow ? [column, row] : [row, column];
  const device = across * devicesPerLine + along;
  return along >= 0 && along < devicesPerLine && device >= 0 && device < fleetSize ? device : undefined;
}
