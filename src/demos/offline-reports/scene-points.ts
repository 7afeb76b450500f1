import type { Point } from "../kit/svg-geometry.ts";

/** The size of the scene in units, and where its street and its cellar have their floors. */
export const sceneWidth = 424;
export const sceneHeight = 272;
export const streetY = 94;
export const floorY = 264;

/** The point between the inspector's feet at each stop of the round. */
export const stopPoints: readonly Point[] = [
  { x: 32, y: streetY },
  { x: 100, y: streetY },
  { x: 100, y: floorY },
  { x: 262, y: floorY },
  { x: 364, y: 204 },
  { x: 392, y: streetY },
];

export function stopNear({ x, y }: Point): number {
  const distances = stopPoints.map((point) => Math.hypot(point.x - x, point.y - y));
  return distances.indexOf(Math.min(...distances));
}
