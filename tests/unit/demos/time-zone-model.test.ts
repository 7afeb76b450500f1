import { expect, test } from "vitest";
import {
  initialState,
  minutesAt,
  step,
  timesOf,
  zones,
} from "../../../src/demos/time-zone/time-zone-model.ts";
import * as text from "../../../src/demos/time-zone/time-zone-text.ts";
import { minutesPerDay } from "../../../src/time/time-span.ts";

/** Returns what tells the minutes of the day that a clock in a zone shows, from Node's own time zone data. */
function localMinutesIn(zone: string) {
  const format = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  return (time: number) => {
    const [hours, minutes] = format.format(time).split(":").map(Number);
    return hours! * 60 + minutes!;
  };
}

const times = Array.from({ length: minutesPerDay / step }, (_, index) => index * step);

test.each(zones)(
  "in %s, the chart shows the same wrong time as Node when local time is taken for UTC",
  (zone) => {
    const localMinutes = localMinutesIn(zone);
    for (const minutes of times) {
      const { shown, stored } = timesOf({ zone, minutes, agreed: false });
      expect(stored).toBe(minutes);
      expect(shown).toBe(localMinutes(Date.UTC(2026, 0, 15, 0, minutes)));
    }
  },
);

test.each(zones)("in %s, a time that is sent with its offset is shown as it was sent", (zone) => {
  for (const minutes of times) {
    const { shown, stored, deviation, offset } = timesOf({ zone, minutes, agreed: true });
    expect([shown, deviation]).toEqual([minutes, 0]);
    // Node reads the same time with its offset, as RFC 3339 writes it.
    const clock = new Date(minutes * 60_000).toISOString().slice(11, 16);
    const time = new Date(`2026-01-15T${clock}:00${text.formatOffset(offset).replace("−", "-")}`);
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
    const state = { zone, minutes, agreed: false };
    expect(timesOf(state).dayShift).toBe(dayShift);
    expect(text.describe(state).includes(text.otherDays.next)).toBe(dayShift === 1);
    expect(text.describe(state).includes(text.otherDays.before)).toBe(dayShift === -1);
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

test.each(zones)("in %s, the result is good only once both sides agree, which is suggested", (zone) => {
  const state = { ...initialState, zone };
  // In winter, London is at UTC.
  expect(text.verdict(state)).toBe(zone === "Europe/London" ? text.verdicts.rightNow : text.verdicts.wrong);
  const agreed = { ...state, ...text.suggest(state)!.changes };
  expect(text.verdict(agreed)).toBe(text.verdicts.agreed);
  expect(text.suggest(agreed)).toBeUndefined();
  expect(text.describe(agreed)).not.toBe(text.describe(state));
});
