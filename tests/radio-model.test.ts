import { describe, expect, test } from "vitest";
import { fates, hours, moisture, sheetOf, type Fate } from "../src/demos/soil-probes/radio-model.ts";
import { describe as describeState, explain, message } from "../src/demos/soil-probes/radio-text.ts";

/** A night as one character an hour: x for a message that is lost. */
const night = (hourly: string) => Array.from(hourly, (character) => character === "x");

/** As one character an hour: = in its own message, + in a later one, ? held by the probe, - a gap. */
const shown = (found: Fate[]) =>
  found
    .map(
      (fate, hour) =>
        ({ held: "?", gap: "-", stored: "by" in fate && fate.by === hour ? "=" : "+" })[fate.kind],
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
])("a night of $lost becomes $becomes", ({ lost, becomes, age, moisture: percent }) => {
  expect(shown(fates(night(lost)))).toBe(becomes);
  expect(sheetOf(night(lost)).age).toBe(age);
  expect(sheetOf(night(lost)).moisture).toBe(percent);
});

test("whatever is lost, the server has what the messages that arrived carried, and nothing else", () => {
  for (let bits = 0; bits < 2 ** hours.length; bits += 1) {
    const lost = hours.map((_, hour) => Boolean(bits & (1 << hour)));
    const received = new Set<number>();
    for (const [hour, isLost] of lost.entries())
      if (!isLost) for (const place of [hour, hour - 1, hour - 2]) received.add(place);
    const stored = fates(lost).map(({ kind }) => kind === "stored");
    expect(stored).toEqual(hours.map((_, hour) => received.has(hour)));
  }
});

test("each hour of the night has a reading", () => {
  expect(moisture).toHaveLength(hours.length);
});

describe("in words", () => {
  test.each([
    [
      "........",
      "no message lost",
      "Every reading arrived in its hour. The sheet says 29\u00a0%, 1\u00a0hour old.",
    ],
    [
      "...xx...",
      "the messages of 01:00 and 02:00 lost",
      "Later messages brought the readings of 01:00 and 02:00. The sheet says 29\u00a0%, 1\u00a0hour old.",
    ],
    [
      ".....xxx",
      "the messages of 03:00, 04:00 and 05:00 lost",
      "The probe still holds the readings of 04:00 and 05:00 and sends them next. The reading of 03:00 stays a gap. The sheet says 31\u00a0%, 4\u00a0hours old.",
    ],
    [
      "xxxxxxxx",
      "every message of the night lost",
      "The probe still holds the readings of 04:00 and 05:00 and sends them next. The readings of 22:00, 23:00, 00:00, 01:00, 02:00 and 03:00 stay gaps. The sheet says “unknown”, since nothing has arrived: someone looks at the probe, and the valve keeps its schedule.",
    ],
  ])("%s is %s", (hourly, losses, result) => {
    const state = { lost: night(hourly) };
    expect(`${explain(state)} ${describeState(state)}`).toBe(result);
    expect(message(state)).toBe(`I broke the radio link of the soil probes: ${losses}. ${result}`);
  });
});
