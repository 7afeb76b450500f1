/** Damage to the frame on its way. */
export interface Damage {
  /** By byte as sent: the bits that arrive inverted, the parity bit being bit 8. */
  inverted: Readonly<Record<number, number>>;
  /** The byte that never arrives. */
  lost: number | undefined;
}

/** A byte as it arrives: eight bits of data and, as bit 8, the parity bit that came with them. */
export interface Arrival {
  /** Its place in the frame as sent. */
  sentAs: number;
  data: number;
  /** The level on the wire for bits 0 to 8, and which of them were inverted. */
  bits: number;
  inverted: number;
}

export interface State {
  /** As the probe measures it, in tenths of a degree. */
  coolant: number;
  unplugged: boolean;
  damage: Damage;
  /** Whether the software looks at length, parity and CRC before it uses the values. */
  checked: boolean;
  /** The byte on the scope, by its place in the frame as it arrives. */
  selected: number;
}

export const parityBit = 8;
export const noDamage: Damage = { inverted: {}, lost: undefined };

/** By their first byte and length, as the contract names them. */
export const fields = [
  { name: "header", at: 0, length: 3 },
  { name: "state", at: 3, length: 2 },
  { name: "coolant", at: 5, length: 2 },
  { name: "pressure", at: 7, length: 2 },
  { name: "pump speed", at: 9, length: 2 },
  { name: "CRC", at: 11, length: 2 },
] as const;
export type FieldName = (typeof fields)[number]["name"];

export const frameLength = 13;
const countAt = 2;
/** Header and CRC: what the count of data bytes leaves out. */
const envelope = 5;

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
 * The reply of the interface contract on the page: input registers 0 to 3 of a chiller controller. High byte first; the
 * CRC alone is low byte first. `coolant` is in tenths of a degree, -500 to 600; none when no probe is connected.
 */
export function encode(coolant: number = noProbe): number[] {
  const body = [0x11, 0x04, 0x08, 0x00, 0x02, (coolant >> 8) & 0xff, coolant & 0xff, 0x01, 0xa4, 0x05, 0xa0];
  const crc = crc16(body);
  return [...body, crc & 0xff, crc >> 8];
}

/** The bit that makes the number of ones even (8E1). */
export function parityOf(byte: number): number {
  let ones = 0;
  for (let rest = byte; rest; rest >>= 1) ones += rest & 1;
  return ones % 2;
}

export function transmit(frame: readonly number[], { inverted, lost }: Damage): Arrival[] {
  return frame.flatMap((byte, sentAs) => {
    if (sentAs === lost) return [];
    const mask = inverted[sentAs] ?? 0;
    const bits = (byte | (parityOf(byte) << parityBit)) ^ mask;
    return [{ sentAs, data: bits & 0xff, bits, inverted: mask }];
  });
}

export function invertBit({ inverted, lost }: Damage, byte: number, bit: number): Damage {
  return { lost, inverted: { ...inverted, [byte]: (inverted[byte] ?? 0) ^ (1 << bit) } };
}

/** accept: use the values. discard: ask again after 200 ms. wait: the length is wrong, so first wait for silence. */
type Step = "accept" | "discard" | "wait";

/** The findings of a driver that trusts nothing. */
export function checkFrame(arrivals: readonly Arrival[]) {
  const bytes = arrivals.map(({ data }) => data);
  const end = bytes.length - 2;
  // Over what arrived, but for its last two bytes; and what those two say.
  const crc = { computed: crc16(bytes.slice(0, end)), received: bytes[end]! | (bytes[end + 1]! << 8) };
  // The frame says how many bytes it has, in a byte that may itself be damaged.
  const promised = bytes[countAt]! + envelope;
  const lengthHolds = promised === bytes.length && bytes.length === frameLength;
  // Places, as received.
  const oddParity = arrivals.flatMap(({ data, bits }, place) =>
    parityOf(data) === bits >> parityBit ? [] : [place],
  );
  const whole = oddParity.length === 0 && crc.computed === crc.received;
  const next: Step = !lengthHolds ? "wait" : whole ? "accept" : "discard";
  return { promised, lengthHolds, oddParity, crc, next };
}

export type Reception = ReturnType<typeof receive>;

/** The frame as sent and as it arrives, its checks, the next step, and the byte on the scope with its place. */
export function receive({ coolant, unplugged, damage, checked, selected }: State) {
  const frame = encode(unplugged ? undefined : coolant);
  const sent = transmit(frame, noDamage);
  const arrivals = transmit(frame, damage);
  const checks = checkFrame(arrivals);
  const next: Step = checked ? checks.next : "accept";
  // A byte that is lost makes the frame shorter than the place that was chosen.
  const place = Math.min(selected, arrivals.length - 1);
  return { sent, arrivals, checked, checks, next, place, onScope: arrivals[place]! };
}

/** The value of bytes 5 and 6, read without any check; none when no probe is connected. */
export function uncheckedCoolant(arrivals: readonly Arrival[]): number | undefined {
  const word = wordAt(arrivals, 5);
  return word === noProbe ? undefined : word >= 0x8000 ? word - 0x10000 : word;
}

export function wordAt(arrivals: readonly Arrival[], place: number): number {
  return ((arrivals[place]?.data ?? 0) << 8) | (arrivals[place + 1]?.data ?? 0);
}

/** The levels of one byte on the wire, in order: start, eight bits of data from the lowest, parity, stop. */
export function levels(bits: number): number[] {
  return [0, ...Array.from({ length: 9 }, (_, bit) => (bits >> bit) & 1), 1];
}

/** In seconds at 19,200 baud. The frame is over when the line was silent for 3.5 bytes of eleven bits. */
export const timing = { bit: 1 / 19_200, silence: (3.5 * 11) / 19_200 };
