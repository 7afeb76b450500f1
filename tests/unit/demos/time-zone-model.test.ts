import { expect, test } from "vitest";
import {
  initialState,
  minutesAt,
  step,
  timesOf,
  zones,
} from "../../../src/demos/time-zone/time-zone-model.ts";
import {
  describe as say,
  formatOffset,
  suggest,
  verdict,
} from "../../../src/demos/time-zone/time-zone-text.ts";
import { minutesPerDay } from "../../../src/time/time-span.ts";

/** Returns the minutes of the day that a clock in a zone shows, from Node's own time zone data. */
function localMinutes(zone: string, time: number): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(time);
  const [hour, minute] = ["hour", "minute"].map((type) =>
    Number(parts.find((part) => part.type === type)!.value),
  );
  return hour! * 60 + minute!;
}

const times = Array.from({ length: minutesPerDay / step }, (_, index) => index * step);

test.each(zones)(
  "in %s, the chart shows the same wrong time as Node when local time is taken for UTC",
  (zone) => {
    for (const minutes of times) {
      const { shown, stored } = timesOf({ zone, minutes, agreed: false });
      expect(stored).toBe(minutes);
      expect(shown).toBe(localMinutes(zone, Date.UTC(2026, 0, 15, 0, minutes)));
    }
  },
);

test.each(zones)("in %s, a time that is sent with its offset is shown as it was sent", (zone) => {
  for (const minutes of times) {
    const { shown, stored, deviation, offset } = timesOf({ zone, minutes, agreed: true });
    expect([shown, deviation]).toEqual([minutes, 0]);
    // Node reads the same time with its offset, as RFC 3339 writes it.
    const clock = new Date(minutes * 60_000).toISOString().slice(11, 16);
    const time = new Date(`2026-01-15T${clock}:00${formatOffset(offset).replace("−", "-")}`);
    expect(stored).toBe(time.getUTCHours() * 60 + time.getUTCMinutes());
  }
});

test.each([
  { zone: "Asia/Colombo", minutes: 1110, dayShift: 1 },
  { zone: "Asia/Colombo", minutes: 1095, dayShift: 0 },
  { zone: "America/New_York", minutes: 285, dayShift: -1 },
  { zone: "America/New_York", minutes: 300, dayShift: 0 },
])(
  "at minute $minutes in $zone the date in the chart is wrong by $dayShift days",
  ({ zone, minutes, dayShift }) => {
    expect(timesOf({ zone, minutes, agreed: false }).dayShift).toBe(dayShift);
  },
);

test.each([
  { angle: 0, before: 15, minutes: 0 },
  { angle: 0, before: 705, minutes: 720 },
  { angle: -90, before: 540, minutes: 540 },
  { angle: -90, before: 1200, minutes: 1260 },
  { angle: 359, before: 1425, minutes: 0 },
  { angle: 5, before: 1425, minutes: 15 },
  { angle: 355, before: 0, minutes: 1425 },
])("an hour hand at $angle degrees after minute $before is minute $minutes", ({ angle, before, minutes }) => {
  expect(minutesAt(angle, before)).toBe(minutes);
});

test("every zone that is not agreed on has a bad verdict and a suggestion, and following it ends in a good verdict", () => {
  for (const zone of zones) {
    const state = { ...initialState, zone };
    expect(verdict(state).good).toBe(false);
    const agreed = { ...state, ...suggest(state)!.changes };
    expect(verdict(agreed).good).toBe(true);
    expect(suggest(agreed)).toBeUndefined();
    expect(say(agreed)).not.toBe(say(state));
  }
});
