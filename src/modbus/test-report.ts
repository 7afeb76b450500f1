import {
  checkFrame,
  coolantRange,
  encode,
  invertBit,
  noDamage,
  parityBit,
  readCoolant,
  transmit,
  type Arrival,
} from "./rtu-frame.ts";

/** A test of the interface document on the page. */
export interface ReportLine {
  id: string;
  text: string;
  /** How many of the cases passed. */
  passed: number;
  cases: number;
}

/** Tests the model of the demonstration against the interface document on the page. */
export function testReport(): ReportLine[] {
  const frame = encode(-250);
  const bytes = frame.map((_, index) => index);
  const bits = bytes.flatMap((byte) => Array.from({ length: parityBit + 1 }, (_, bit) => ({ byte, bit })));
  const values = Array.from(
    { length: coolantRange.max - coolantRange.min + 1 },
    (_, step) => coolantRange.min + step,
  );
  // These four bits get past length, parity and CRC.
  const unnoticed = transmit(frame, { inverted: { 5: 0b1100, 7: 0b101 }, lost: undefined });
  return [
    line(
      "T-103",
      "Every coolant temperature from −50.0 to 60.0\u00a0°C is read as it was sent",
      values,
      (coolant) => {
        const arrivals = transmit(encode(coolant), noDamage);
        return !isRefused(arrivals) && readCoolant(arrivals) === coolant;
      },
    ),
    line("T-106", "A reply with one flipped bit is dropped", bits, ({ byte, bit }) =>
      isRefused(transmit(frame, invertBit(noDamage, byte, bit))),
    ),
    line("T-107", "A reply that lost one byte is dropped", bytes, (lost) =>
      isRefused(transmit(frame, { inverted: {}, lost })),
    ),
    line("T-108", "Without a probe there is no reading", [undefined], (coolant) => {
      return readCoolant(transmit(encode(coolant), noDamage)) === undefined;
    }),
    line("T-109", "Four flipped bits that fool the CRC end up out of range", [unnoticed], (arrivals) => {
      const coolant = readCoolant(arrivals)!;
      return !isRefused(arrivals) && (coolant < coolantRange.min || coolant > coolantRange.max);
    }),
  ];
}

function line<Case>(id: string, text: string, cases: Case[], passes: (each: Case) => boolean): ReportLine {
  return { id, text, passed: cases.filter(passes).length, cases: cases.length };
}

function isRefused(arrivals: Arrival[]): boolean {
  return checkFrame(arrivals).reaction !== "accept";
}
