import type { Point } from "../kit/svg-geometry.ts";
import { fleetSize } from "./rollout-model.ts";

/*
 * The places of the devices. They are in two blocks of the same size, each in columns of ten, so that the
 * blocks fill a row in a wide window and a square in a narrow one. A device takes 10 by 10 units.
 */

const perColumn = 10;
export const blockCount = 2;
export const devicesPerBlock = fleetSize / blockCount;
export const blockWidth = (devicesPerBlock / perColumn) * 10;
export const blockHeight = perColumn * 10;
export const markSize = 7.5;

/** Returns the middle of a device, by its number in its block. */
export function middleOf(device: number): Point {
  return { x: Math.floor(device / perColumn) * 10 + 5, y: (device % perColumn) * 10 + 5 };
}

/** Returns the device at a point of a block; undefined outside. */
export function deviceAt({ x, y }: Point): number | undefined {
  if (x < 0 || x >= blockWidth || y < 0 || y >= blockHeight) return undefined;
  return Math.floor(x / 10) * perColumn + Math.floor(y / 10);
}

/**
 * Returns a path along each row of a block, from the first device that is not before `from` to the last one
 * before `until`. Dashes make it a row of devices.
 */
export function rowsUntil(until: number, from = 0): string {
  return Array.from({ length: perColumn }, (_, row) => {
    const columnOf = (device: number) => Math.max(0, Math.ceil((device - row) / perColumn));
    const [start, end] = [columnOf(from), columnOf(until)];
    return start < end ? `M${start * 10 + (10 - markSize) / 2} ${row * 10 + 5}H${end * 10}` : "";
  }).join("");
}

/** Returns the path of the border between a device and the one before it, across its block. */
export function borderBefore(device: number): string {
  const above = (device % perColumn) * 10;
  const left = Math.floor(device / perColumn) * 10;
  // A border within a column that two rings share has two corners.
  return above ? `M${left + 10} 0v${above}h-10V${blockHeight}` : `M${left} 0V${blockHeight}`;
}
