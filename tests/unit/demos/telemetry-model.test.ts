import { expect, test } from "vitest";
import {
  hours,
  initialState,
  readingStates,
  sheetLine,
  type ReadingState,
} from "../../../src/demos/telemetry/telemetry-model.ts";
import * as text from "../../../src/demos/telemetry/telemetry-text.ts";
import { followSuggestions, resultOf } from "../support/follow-suggestions.ts";

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

test("from any night, the suggestions end with a good verdict", () => {
  for (let bits = 0; bits < 2 ** hours.length; bits += 1) {
    const lost = hours.map((_, hour) => Boolean(bits & (1 << hour)));
    expect(text.verdict(followSuggestions({ lost }, text.suggest).at(-1)!)).toBe(text.verdicts.delivered);
  }
});

const at = (...indexes: number[]) => expect.stringMatching(indexes.map(text.formatHour).join(".*"));

// By hand: the messages from hour 3 on are lost, and each repeats the two readings before its own.
test("for the first night, the two suggested repairs are enough", () => {
  const states = followSuggestions(initialState, text.suggest);
  expect(states.map((state) => resultOf(text, state))).toEqual([
    [text.verdicts.unknown, expect.any(String), at(7)],
    [text.verdicts.lost, at(3, 4), at(5)],
    [text.verdicts.delivered, expect.stringContaining("29"), undefined],
  ]);
});
