import {
  crc16,
  readCoolant,
  wordAt,
  noDamage,
  parityBit,
  timing,
  type Arrival,
  type FrameField,
} from "../../modbus/rtu-frame.ts";
import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatCount } from "../kit/format.ts";
import { receive, type Reception, type State } from "./modbus-model.ts";

export function formatHex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}

/** Returns the two bytes in the order in which they are sent: low byte first. */
function formatCrc(crc: number): string {
  return `${formatHex(crc & 0xff)} ${formatHex(crc >> 8)}`;
}

export function formatDegrees(tenths: number): string {
  return `${(tenths / 10).toFixed(1).replace("-", "−")}\u00a0°C`;
}

function formatMs(seconds: number, digits: number): string {
  return `${(seconds * 1000).toFixed(digits)}\u00a0ms`;
}

/** Returns the value of each field as software without checks reads it. */
export function readValues(arrivals: Arrival[]): Record<FrameField, string> {
  const bytes = arrivals.map(({ data }) => data);
  const coolant = readCoolant(arrivals);
  const [low, high] = bytes.slice(-2);
  return {
    header: `unit ${bytes[0]}, ${formatCount(bytes[2]!, "byte")}`,
    state: String(wordAt(arrivals, 3)),
    coolant: coolant === undefined ? "no reading" : formatDegrees(coolant),
    pressure: `${(wordAt(arrivals, 7) / 100).toFixed(2)}\u00a0bar`,
    "pump speed": `${wordAt(arrivals, 9)}\u00a0rpm`,
    CRC: crc16(bytes.slice(0, -2)) === (low! | (high! << 8)) ? "matches" : "differs",
  };
}

/** The texts of the two switches: that of the software's checks, and that of the probe. */
export const switchText = "Check every frame";
export const unpluggedText = "Unplugged";

export const loseText = (lost: number | undefined, selectedIndex: number) =>
  lost === undefined ? `Lose byte ${selectedIndex}` : `Bring byte ${lost} back`;

/** The groups of bytes and bits, and the controls in them, as screen readers say them. */
export const bytesLegend = "Byte to look at bit by bit";
export const bitsLegend = (index: number) => `Bits of byte ${index}`;
export const byteLabel = (index: number, byte: number, field: FrameField) =>
  `Byte ${index}, ${formatHex(byte)}, ${field}`;
/** Comes before the name of a bit. */
export const invertText = (bit: number) => (bit === parityBit ? "Invert the " : "Invert bit ");

/** The question, until the frame is checked; then what happens to it. */
export function headline({ checked, reaction }: Reception): string {
  if (!checked) return "Does anyone check?";
  return reaction === "accept" ? "Let through" : "Ask again";
}

export function checkTexts({ checks, arrivals }: Reception) {
  const { promised, lengthHolds, oddParity, crc } = checks;
  const { computed, received } = crc;
  return [
    { name: "Length", holds: lengthHolds, text: `${arrivals.length} of ${promised}\u00a0bytes` },
    {
      name: "Parity",
      holds: oddParity.length === 0,
      text: `${formatCount(oddParity.length, "byte")} odd`,
    },
    {
      name: "CRC",
      holds: computed === received,
      text:
        computed === received
          ? `${formatCrc(received)} matches`
          : `${formatCrc(received)}, not ${formatCrc(computed)}`,
    },
  ];
}

/** In place of the result of a check, and of a value, that the software does not look at. */
export const notChecked = "not checked";
export const notRead = "not read";

const comparedFields = ["coolant", "state", "pressure", "pump speed"] as const;

/**
 * Compares a value as measured with the value as it arrives: the first one that differs, or the coolant if
 * none does.
 */
export function compareReading({ sent, arrivals }: Pick<Reception, "sent" | "arrivals">) {
  const [before, after] = [readValues(sent), readValues(arrivals)];
  const name = comparedFields.find((each) => before[each] !== after[each]) ?? comparedFields[0];
  return { name, measured: before[name], arrived: after[name], wrong: before[name] !== after[name] };
}

/** Returns the titles of the two readings, and the remark below the one on the screen. */
export function readingTexts(reception: Reception) {
  const { name, wrong } = compareReading(reception);
  const measured = `Measured ${name}`;
  if (reception.reaction !== "accept")
    return { measured, screen: "Last good reading", remark: "until a frame is sound" };
  return { measured, screen: "On the screen", remark: wrong ? "and nobody notices" : "as it was measured" };
}

/** The bits of a byte on the wire, in their order. */
export const bitNames = ["start", "0", "1", "2", "3", "4", "5", "6", "7", "parity", "stop"];

export const scopeTitle = (index: number, byte: number) => `Byte ${index} is ${formatHex(byte)}`;
export const scopeHint = "Press a bit to flip it";
/** Below the level of a bit that was inverted. */
export const sentLevel = (level: number) => `was ${level}`;

export const verdicts = {
  wrong: { text: "Believed", good: false },
  right: { text: "Accepted", good: true },
  wait: { text: "Held", good: false },
  discard: { text: "Return to sender", good: false },
} satisfies Record<string, Verdict>;

export function verdict(state: State): Verdict {
  const reception = receive(state);
  const { reaction } = reception;
  if (reaction !== "accept") return verdicts[reaction];
  return compareReading(reception).wrong ? verdicts.wrong : verdicts.right;
}

/** Joined by no-break spaces, so that no line of the result has a single word. */
const asksAgain = "the software asks again".replaceAll(" ", "\u00a0");

/** Begin the sentence on an accepted frame. */
export const acceptedTexts = { checked: "All three checks pass", unchecked: "Nothing is checked" };

/** The reasons for which the software discards a frame. */
export const failureTexts = {
  parity: (byte: number) => `Byte ${byte} fails its parity check`,
  parityHolds: "Parity holds",
  crc: "the CRC differs",
};

export function describe(state: State): string {
  const reception = receive(state);
  const { arrivals, checks, reaction, checked } = reception;
  const { promised, oddParity, crc } = checks;
  if (reaction === "accept") {
    const { name, measured, arrived, wrong } = compareReading(reception);
    const reading = wrong ? `${name} reads ${arrived}, not ${measured}` : `the screen shows ${arrived}`;
    return `${checked ? acceptedTexts.checked : acceptedTexts.unchecked}: ${reading}.`;
  }
  if (reaction === "wait")
    return `${arrivals.length}\u00a0bytes came, but ${promised} were promised. After ${formatMs(timing.silence, 1)} of silence, ${asksAgain}.`;
  const [odd] = oddParity;
  const failure = odd === undefined ? failureTexts.parityHolds : failureTexts.parity(odd);
  const differs =
    crc.computed === crc.received ? "" : ` ${odd === undefined ? "but" : "and"} ${failureTexts.crc}`;
  return `${failure}${differs}, so ${asksAgain}.`;
}

export const suggestions = {
  check: "Check every frame",
  flip: "Flip two bits of byte 5",
  lose: "Lose one byte",
  repair: "Repair the line",
};

/**
 * Suggests the checks, then damage that only the CRC finds, then damage that the length shows, then a sound
 * line.
 */
export function suggest(state: State): Suggestion<State> | undefined {
  const { reaction, checks } = receive(state);
  if (!state.checked) return { label: suggestions.check, changes: { checked: true } };
  if (reaction === "wait") return { label: suggestions.repair, changes: { damage: noDamage, selected: 5 } };
  if (reaction === "accept") return undefined;
  return checks.oddParity.length > 0
    ? {
        label: suggestions.flip,
        changes: { selected: 5, damage: { inverted: { 5: 0b1100_0000 }, lost: undefined } },
      }
    : { label: suggestions.lose, changes: { selected: 3, damage: { inverted: {}, lost: 3 } } };
}

export const explanation = `The chiller and its values are made up. CRC, parity and timing follow Modbus: a bit takes ${formatMs(timing.bit, 3)}. Flip bits 2 and 3 of byte 5 and bits 0 and 2 of byte 7, and only the range limits in the document below catch the error.`;

export function enclosure(state: State): string {
  const probe = state.unplugged ? "no probe" : `coolant at ${formatDegrees(state.coolant)}`;
  return `I tried the wire demonstration: ${probe}. ${describe(state)}`;
}
