import { uncheckedCoolant, type Arrival } from "./wire-model.ts";

export function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}

/** In the order in which the wire has it: low byte first. */
export function hexOfCrc(crc: number): string {
  return `${hex(crc & 0xff)} ${hex(crc >> 8)}`;
}

export function degreesOf(tenths: number): string {
  return `${(tenths / 10).toFixed(1).replace("-", "−")}\u00a0°C`;
}

/** The coolant that stands in the frame, whether it may be trusted or not. */
export function degrees(arrivals: Arrival[]): string {
  const tenths = uncheckedCoolant(arrivals);
  return tenths === undefined ? "no reading" : degreesOf(tenths);
}
