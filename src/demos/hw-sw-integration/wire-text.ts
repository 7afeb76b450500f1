import { list } from "../wording.ts";
import { parityBit, receive, uncheckedCoolant, type Arrival, type Damage, type State } from "./wire-model.ts";

export function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}

/** In the order in which the wire has it: low byte first. */
export function hexOfCrc(crc: number): string {
  return `${hex(crc & 0xff)} ${hex(crc >> 8)}`;
}

export function degrees(tenths: number): string {
  return `${(tenths / 10).toFixed(1).replace("-", "−")}\u00a0°C`;
}

/** The coolant that stands in the frame, whether it may be trusted or not. */
export function describeCoolant(arrivals: Arrival[]): string {
  const tenths = uncheckedCoolant(arrivals);
  return tenths === undefined ? "no reading" : degrees(tenths);
}

const tryAgain = "asks again after 200\u00a0ms";

/** The frame as it arrived, and the driver's step. */
export function describe(state: State): string {
  const { arrivals, verdict } = receive(state);
  const { next, promised, oddParity, crc } = verdict;
  if (next === "accept")
    return `All three checks hold: the driver accepts the frame and the screen shows ${describeCoolant(arrivals)}.`;
  if (next === "wait") {
    return `${arrivals.length} bytes came where the frame promises ${promised}: the driver waits for 2.0\u00a0ms of silence, discards them and ${tryAgain}.`;
  }
  const [odd] = oddParity;
  const reason =
    odd === undefined
      ? "Parity holds in every byte and the CRC still differs"
      : `Byte ${odd} arrives as ${hex(arrivals[odd]!.data)} with odd parity${crc.computed === crc.received ? "" : ", and the CRC differs"}`;
  return `${reason}: the driver discards the frame and ${tryAgain}.`;
}

/** The value that a screen would show without the checks. */
export function explain(state: State): string {
  const { arrivals, verdict } = receive(state);
  if (verdict.next === "accept") return "";
  const intact = uncheckedCoolant(arrivals) === (state.unplugged ? undefined : state.coolant);
  return intact
    ? "The coolant itself came through intact, which the driver cannot know."
    : `Without the checks the screen would show ${describeCoolant(arrivals)}.`;
}

/** The bits and the byte that are damaged; empty where none is. */
export function describeDamage({ inverted, lost }: Damage): string {
  const bits = Object.entries(inverted).flatMap(([byte, mask]) =>
    Array.from({ length: parityBit + 1 }, (_, bit) => bit)
      .filter((bit) => mask & (1 << bit))
      .map((bit) => `${bit === parityBit ? "the parity bit" : `bit ${bit}`} of byte ${byte}`),
  );
  const all = bits.length > 4 ? `${bits.length} bits` : bits.join(", ");
  return list([all && `${all} inverted`, lost === undefined ? "" : `byte ${lost} lost`].filter(Boolean));
}

export function message(state: State): string {
  const probe = state.unplugged ? "no probe" : `coolant at ${degrees(state.coolant)}`;
  return `I tried the wire demonstration: ${probe}, ${describeDamage(state.damage) || "nothing damaged"}. ${describe(state)} ${explain(state)}`;
}
