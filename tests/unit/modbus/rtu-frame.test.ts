import { expect, test } from "vitest";
import { details } from "../../../src/content/services/hw-sw-integration.ts";
import {
  checkFrame,
  crc16,
  encode,
  frameLength,
  invertBit,
  levels,
  noDamage,
  parityBit,
  parityOf,
  readCoolant,
  timing,
  transmit,
  type Damage,
} from "../../../src/modbus/rtu-frame.ts";
import { testReport } from "../../../src/modbus/test-report.ts";

const bytesOf = (hex: string) => hex.split(" ").map((byte) => Number.parseInt(byte, 16));
const ascii = (text: string) => Array.from(text, (character) => character.codePointAt(0)!);

// Source: the check value of CRC-16/MODBUS in the catalogue of parametrised CRC algorithms (reveng).
test("the CRC of 123456789 is the published check value", () => {
  expect(crc16(ascii("123456789"))).toBe(0x4b37);
});

const lines = details.parts.flatMap((part) => (part.kind === "specimen" ? part.lines : []));

test.each([
  // A document's frames have five bytes or more, and the bytes of its headers fewer.
  ...lines.flatMap((line) => line.match(/(?:\b[\dA-F]{2} ){4,}[\dA-F]{2}\b/g) ?? []),
  // Source: worked examples of functions 1, 3 (query and response) and 5 at simplymodbus.ca.
  "11 01 00 13 00 25 0E 84",
  "11 03 00 6B 00 03 76 87",
  "11 03 06 AE 41 56 52 43 40 49 AD",
  "11 05 00 AC FF 00 4E 8B",
])("the CRC of %s, low byte first, is its last two bytes", (hex) => {
  const bytes = bytesOf(hex);
  const crc = crc16(bytes.slice(0, -2));
  expect([crc & 0xff, crc >> 8]).toEqual(bytes.slice(-2));
});

test.each([
  { coolant: -250, bytes: "FF 06" },
  { coolant: -500, bytes: "FE 0C" },
  { coolant: -1, bytes: "FF FF" },
  { coolant: 0, bytes: "00 00" },
  { coolant: 600, bytes: "02 58" },
  { coolant: undefined, bytes: "80 00" },
])("$coolant tenths of a degree are encoded as $bytes, and decoded again", ({ coolant, bytes }) => {
  const frame = encode(coolant);
  expect(frame.slice(5, 7)).toEqual(bytesOf(bytes));
  expect(readCoolant(transmit(frame, noDamage))).toBe(coolant);
});

test("the parity bit makes the number of ones even", () => {
  expect([0x00, 0x01, 0x11, 0xff, 0x7f].map(parityOf)).toEqual([0, 1, 0, 0, 1]);
});

test("a byte is start, data from the lowest bit, parity, stop", () => {
  // 0xA4 is 1010 0100: three ones, so the parity bit is 1.
  const [arrival] = transmit([0xa4], noDamage);
  expect(levels(arrival!.bits)).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1]);
});

const frame = encode(-250);
const arrive = (damage: Damage) => transmit(frame, damage);
const inverted = (...pairs: [byte: number, bit: number][]) =>
  pairs.reduce((damage, [byte, bit]) => invertBit(damage, byte, bit), noDamage);

test("a sound frame is accepted", () => {
  expect(checkFrame(arrive(noDamage))).toEqual({
    promised: frameLength,
    lengthHolds: true,
    oddParity: [],
    crc: { computed: 0x358c, received: 0x358c },
    reaction: "accept",
  });
});

test("a single inverted bit shows in the parity, and in the CRC unless it is the parity bit itself", () => {
  for (let byte = 0; byte < frameLength; byte += 1) {
    for (let bit = 0; bit <= parityBit; bit += 1) {
      const checks = checkFrame(arrive(inverted([byte, bit])));
      expect(checks.oddParity).toEqual([byte]);
      expect(checks.crc.computed === checks.crc.received).toBe(bit === parityBit);
      expect(checks.reaction).toBe(byte === 2 && bit < parityBit ? "wait" : "discard");
    }
  }
});

test("two inverted bits in one byte pass the parity, and the CRC catches them", () => {
  for (let bit = 0; bit < 7; bit += 1) {
    const checks = checkFrame(arrive(inverted([6, bit], [6, bit + 1])));
    expect(checks.oddParity).toEqual([]);
    expect(checks.reaction).toBe("discard");
  }
});

test("four chosen bits pass all three checks, as the explanation says", () => {
  expect(checkFrame(arrive(inverted([5, 2], [5, 3], [7, 0], [7, 2]))).reaction).toBe("accept");
});

test("inverting the sign bit turns -25.0 degrees into 3251.8", () => {
  expect(readCoolant(arrive(inverted([5, 7])))).toBe(32518);
});

// Source: Modbus over serial line 1.02, 2.5.1.1: eleven bits a character, silence of 3.5 characters.
test("at 19,200 baud a bit takes 52 microseconds and the silence 2.0 milliseconds", () => {
  expect(timing.bit * 1e6).toBeCloseTo(52.08, 2);
  expect(timing.silence * 1e3).toBeCloseTo(2.005, 3);
});

test("each test of the report is in the document on the page, and all its cases pass", () => {
  for (const { id, text, passed, cases } of testReport()) {
    expect(cases, text).toBeGreaterThan(0);
    expect(passed, text).toBe(cases);
    expect(lines.join()).toContain(id);
  }
});
