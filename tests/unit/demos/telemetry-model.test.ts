import { expect, test } from "vitest";
import {
  hours,
  moisture,
  readingStates,
  sheetLine,
  type ReadingState,
} from "../../../src/demos/telemetry/telemetry-model.ts";
import { enclosure, suggest, verdict } from "../../../src/demos/telemetry/telemetry-text.ts";

/** Reads a night, written as one character an hour: x for a lost message. */
const night = (hourly: string) => Array.from(hourly, (character) => character === "x");

/** As one character an hour: = in its own message, + in a later one, ? held by the probe, - a gap. */
const shown = (found: ReadingState[]) =>
  found
    .map(
      (reading, hour) =>
        ({ held: "?", gap: "-", stored: "by" in reading && reading.by === hour ? "=" : "+" })[reading.kind],
    )
    .join("");

test.each([
  { lost: "........", becomes: "========", age: 1, moisture: 29 },
  { lost: "x.......", becomes: "+=======", age: 1, moisture: 29 },
  { lost: "...xx...", becomes: "===++===", age: 1, moisture: 29 },
  { lost: "...xxx..", becomes: "===-++==", age: 1, moisture: 29 },
  { lost: ".x.x.x.x", becomes: "=+=+=+=?", age: 2, moisture: 29 },
  { lost: ".....xxx", becomes: "=====-??", age: 4, moisture: 31 },
  { lost: "....xxxx", becomes: "====--??", age: 5, moisture: undefined },
  { lost: "xxxxxxx.", becomes: "-----++=", age: 1, moisture: 29 },
  { lost: "xxxxxxxx", becomes: "------??", age: undefined, moisture: undefined },
])("a night with the losses $lost is recorded as $becomes", ({ lost, becomes, age, moisture: percent }) => {
  expect(shown(readingStates(night(lost)))).toBe(becomes);
  expect(sheetLine(night(lost)).age).toBe(age);
  expect(sheetLine(night(lost)).moisture).toBe(percent);
});

test("the server has exactly the readings that the received messages carried, whatever is lost", () => {
  for (let bits = 0; bits < 2 ** hours.length; bits += 1) {
    const lost = hours.map((_, hour) => Boolean(bits & (1 << hour)));
    const received = new Set<number>();
    for (const [hour, isLost] of lost.entries())
      if (!isLost) for (const place of [hour, hour - 1, hour - 2]) received.add(place);
    const stored = readingStates(lost).map(({ kind }) => kind === "stored");
    expect(stored).toEqual(hours.map((_, hour) => received.has(hour)));
  }
});

test("each hour of the night has a reading", () => {
  expect(moisture).toHaveLength(hours.length);
});

test.each([
  ["........", "no hour", "says 29\u00a0%, from 1\u00a0hour ago, so"],
  ["...xx...", "01:00 and 02:00", "says 29\u00a0%, from 1\u00a0hour ago, so"],
  [
    ".....xxx",
    "03:00, 04:00 and 05:00",
    "31\u00a0%, from 4\u00a0hours ago, but what was measured at 03:00 is lost.",
  ],
  ["xxxxxxxx", "22:00, 23:00, 00:00, 01:00, 02:00, 03:00, 04:00 and 05:00", "No reading has arrived, "],
])("the message for the losses %s names the hours: %s", (hourly, losses, result) => {
  const text = enclosure({ lost: night(hourly) });
  expect(text).toContain(` at ${losses}. `);
  expect(text).toContain(result);
});

test("from any night, the suggestions end with a good verdict", () => {
  for (let bits = 0; bits < 2 ** hours.length; bits += 1) {
    let lost = hours.map((_, hour) => Boolean(bits & (1 << hour)));
    for (let suggestion = suggest({ lost }); suggestion; suggestion = suggest({ lost }))
      lost = [...suggestion.changes.lost!];
    expect(verdict({ lost }).good).toBe(true);
  }
});
