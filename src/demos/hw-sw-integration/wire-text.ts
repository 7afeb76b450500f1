import {
  crc16,
  receive,
  readCoolant,
  wordAt,
  type Arrival,
  type FieldName,
  type Reception,
  type State,
} from "./wire-model.ts";

export function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}

/** Returns the two bytes in the order in which they are sent: low byte first. */
export function hexOfCrc(crc: number): string {
  return `${hex(crc & 0xff)} ${hex(crc >> 8)}`;
}

export function degrees(tenths: number): string {
  return `${(tenths / 10).toFixed(1).replace("-", "−")}\u00a0°C`;
}

/** Returns the value of each field as software without checks reads it. */
export function readValues(arrivals: Arrival[]): Record<FieldName, string> {
  const bytes = arrivals.map(({ data }) => data);
  const coolant = readCoolant(arrivals);
  const [low, high] = bytes.slice(-2);
  return {
    header: `unit ${bytes[0]}, ${bytes[2]} bytes`,
    state: String(wordAt(arrivals, 3)),
    coolant: coolant === undefined ? "no reading" : degrees(coolant),
    pressure: `${(wordAt(arrivals, 7) / 100).toFixed(2)}\u00a0bar`,
    "pump speed": `${wordAt(arrivals, 9)}\u00a0rpm`,
    CRC: crc16(bytes.slice(0, -2)) === (low! | (high! << 8)) ? "matches" : "differs",
  };
}

const comparedFields = ["coolant", "state", "pressure", "pump speed"] as const;

/** Compares a value as measured with the value as it arrives: the first one that differs, or the coolant if none does. */
export function compareReading({ sent, arrivals }: Pick<Reception, "sent" | "arrivals">) {
  const [before, after] = [readValues(sent), readValues(arrivals)];
  const name = comparedFields.find((each) => before[each] !== after[each]) ?? comparedFields[0];
  return { name, measured: before[name], arrived: after[name], wrong: before[name] !== after[name] };
}

export function describe(state: State): string {
  const reception = receive(state);
  const { arrivals, checks, nextStep, checked } = reception;
  const { promised, oddParity, crc } = checks;
  if (nextStep === "accept") {
    const { name, measured, arrived, wrong } = compareReading(reception);
    const reading = wrong ? `${name} reads ${arrived} instead of ${measured}` : `the screen shows ${arrived}`;
    return `${checked ? "All three checks hold" : "The software checks nothing"}: ${reading}.`;
  }
  if (nextStep === "wait")
    return `${arrivals.length} bytes came, but ${promised} were promised. After 2.0\u00a0ms of silence, the software asks again.`;
  const [odd] = oddParity;
  const failure = odd === undefined ? "Parity holds" : `Byte ${odd} fails its parity check`;
  const differs =
    crc.computed === crc.received ? "" : `${odd === undefined ? " but" : " and"} the CRC differs`;
  return `${failure}${differs}: the software asks again.`;
}

export function message(state: State): string {
  const probe = state.unplugged ? "no probe" : `coolant at ${degrees(state.coolant)}`;
  return `I tried the wire demonstration: ${probe}. ${describe(state)}`;
}
