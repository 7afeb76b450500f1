import { expect, test } from "vitest";
import { longDate } from "../../../src/components/long-date.ts";
import { postmarkLines } from "../../../src/components/postal/postmark-lines.ts";

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));

test("a date is written as Intl writes it in British English, on every day of a year", () => {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  for (const day of days) expect(longDate(day.toISOString().slice(0, 10))).toBe(format.format(day));
});

test("a postmark has the day in two digits, the month in three letters, and the year", () => {
  expect(postmarkLines(new Date("2026-09-03T23:59:59Z"), "UTC")).toEqual(["03 Sep", "2026"]);
});
