/** Faults of the line that damage the frame. */
export interface Damage {
  /** For the index of a byte as sent, a mask of the bits that arrive inverted; bit 8 is the parity bit. */
  inverted: Readonly<Record<number, number>>;
  /** The index of a byte that never arrives. */
  lost: number | undefined;
}

/** A byte as it arrives. */
export interface Arrival {
  /** Its index in the frame as sent. */
  sentIndex: number;
  data: number;
  /** The levels on the wire: bits 0 to 7 are the data, bit 8 is the parity bit. */
  bits: number;
  /** A mask of the bits that the line has inverted. */
  inverted: number;
}

export const parityBit = 8;
export const noDamage: Damage = { inverted: {}, lost: undefined };

/**
 * The fields of the frame, named as in the interface document on the page; `start` and `length` count bytes.
 */
export const frameFields = [
  { name: "header", start: 0, length: 3 },
  { name: "state", start: 3, length: 2 },
  { name: "coolant", start: 5, length: 2 },
  { name: "pressure", start: 7, length: 2 },
  { name: "pump speed", start: 9, length: 2 },
  { name: "CRC", start: 11, length: 2 },
] as const;
export type FrameField = (typeof frameFields)[number]["name"];

export const frameLength = 13;
/** The index of the byte that says how many bytes of data follow. */
const countIndex = 2;
/** The bytes of header and CRC, which that count leaves out. */
const overheadBytes = 5;

/** The range of the coolant in the interface document, in tenths of a degree. */
export const coolantRange = { min: -500, max: 600 };

/** The value of the coolant when no probe is connected. */
const noProbe = 0x8000;

/** CRC-16/MODBUS: polynomial 0x8005 reflected, from 0xFFFF (Modbus over serial line 1.02, appendix B). */
export function crc16(bytes: readonly number[]): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/**
 * Returns the bytes of the reply in the interface document on the page: input registers 0 to 3 of a chiller
 * controller. Values have their high byte first, the CRC has its low byte first. `coolant` is in tenths of a
 * degree, within `coolantRange`, or left out when no probe is connected.
 */
export function encode(coolant: number = noProbe): number[] {
  const body = [0x11, 0x04, 0x08, 0x00, 0x02, (coolant >> 8) & 0xff, coolant & 0xff, 0x01, 0xa4, 0x05, 0xa0];
  const crc = crc16(body);
  return [...body, crc & 0xff, crc >> 8];
}

/** Returns the bit that makes the number of ones in a byte even (8E1). */
export function parityOf(byte: number): number {
  let ones = 0;
  for (let rest = byte; rest; rest >>= 1) ones += rest & 1;
  return ones % 2;
}

/** Returns the bytes that arrive when the line damages the frame. */
export function transmit(frame: readonly number[], { inverted, lost }: Damage): Arrival[] {
  return frame.flatMap((byte, sentIndex) => {
    if (sentIndex === lost) return [];
    const mask = inverted[sentIndex] ?? 0;
    const bits = (byte | (parityOf(byte) << parityBit)) ^ mask;
    return [{ sentIndex, data: bits & 0xff, bits, inverted: mask }];
  });
}

/** Returns the damage with one more bit inverted, or with that bit right again if it was inverted. */
export function invertBit({ inverted, lost }: Damage, byte: number, bit: number): Damage {
  return { lost, inverted: { ...inverted, [byte]: (inverted[byte] ?? 0) ^ (1 << bit) } };
}

/**
 * `accept`: the software uses the values. `discard`: it asks again after 200 ms. `wait`: the length is wrong,
 * so it waits for silence before it asks again.
 */
export type Reaction = "accept" | "discard" | "wait";

/**
 * Checks length, parity and CRC of a frame as it arrives. Indexes in `oddParity` are those of the bytes as
 * they arrive.
 */
export function checkFrame(arrivals: readonly Arrival[]) {
  const bytes = arrivals.map(({ data }) => data);
  const end = bytes.length - 2;
  // The last two bytes are the CRC of those before them.
  const crc = { computed: crc16(bytes.slice(0, end)), received: bytes[end]! | (bytes[end + 1]! << 8) };
  // The byte that holds the count may be damaged itself, so the length is compared with the known one too.
  const promised = bytes[countIndex]! + overheadBytes;
  const lengthHolds = promised === bytes.length && bytes.length === frameLength;
  const oddParity = arrivals.flatMap(({ data, bits }, index) =>
    parityOf(data) === bits >> parityBit ? [] : [index],
  );
  const whole = oddParity.length === 0 && crc.computed === crc.received;
  const reaction: Reaction = !lengthHolds ? "wait" : whole ? "accept" : "discard";
  return { promised, lengthHolds, oddParity, crc, reaction };
}

/**
 * Returns the coolant in tenths of a degree, read from bytes 5 and 6 without any check; undefined without a
 * probe.
 */
export function readCoolant(arrivals: readonly Arrival[]): number | undefined {
  const word = wordAt(arrivals, 5);
  return word === noProbe ? undefined : word >= 0x8000 ? word - 0x10000 : word;
}

/** Returns the 16 bits that begin at an index, high byte first. */
export function wordAt(arrivals: readonly Arrival[], index: number): number {
  return ((arrivals[index]?.data ?? 0) << 8) | (arrivals[index + 1]?.data ?? 0);
}

/**
 * Returns the eleven levels of a byte on the wire in order: start, eight bits of data from the lowest,
 * parity, stop.
 */
export function levels(bits: number): number[] {
  return [0, ...Array.from({ length: 9 }, (_, bit) => (bits >> bit) & 1), 1];
}

/** In seconds at 19,200 baud. A silence of 3.5 bytes with eleven bits each ends a frame. */
export const timing = { bit: 1 / 19_200, silence: (3.5 * 11) / 19_200 };
