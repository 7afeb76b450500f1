import { parityBit, uncheckedCoolant, type Arrival, type Damage, type Verdict } from "./wire-model.ts";
import { degrees, hex } from "./wire-words.ts";

const tryAgain = "asks again after 200\u00a0ms";

/** What arrived, what the driver does with it, and what a screen would show without the checks. */
export function outcomeInWords(
  coolant: number | undefined,
  arrivals: Arrival[],
  { next, promised, oddParity, crc }: Verdict,
): string {
  const shown = degrees(arrivals);
  if (next === "accept")
    return `All three checks hold: the driver accepts the frame and the screen shows ${shown}.`;
  const intact = uncheckedCoolant(arrivals) === coolant;
  const unchecked = intact
    ? "The coolant itself came through intact, which the driver cannot know."
    : `Without the checks the screen would show ${shown}.`;
  if (next === "wait") {
    return `${arrivals.length} bytes came where the frame promises ${promised}: the driver waits for 2.0\u00a0ms of silence, discards them and ${tryAgain}. ${unchecked}`;
  }
  const [odd] = oddParity;
  const reason =
    odd === undefined
      ? "Parity holds in every byte and the CRC still differs"
      : `Byte ${odd} arrives as ${hex(arrivals[odd]!.data)} with odd parity${crc.computed === crc.received ? "" : ", and the CRC differs"}`;
  return `${reason}: the driver discards the frame and ${tryAgain}. ${unchecked}`;
}

export function damageInWords({ flipped, lost }: Damage): string {
  const inverted = Object.entries(flipped).flatMap(([byte, bits]) =>
    Array.from({ length: parityBit + 1 }, (_, bit) => bit)
      .filter((bit) => bits & (1 << bit))
      .map((bit) => `${bit === parityBit ? "the parity bit" : `bit ${bit}`} of byte ${byte}`),
  );
  const done = [
    ...(inverted.length > 4
      ? [`${inverted.length} bits inverted`]
      : inverted.length > 0
        ? [`${inverted.join(", ")} inverted`]
        : []),
    ...(lost === undefined ? [] : [`byte ${lost} lost`]),
  ];
  return done.join(" and ") || "nothing damaged";
}
