import { expect, test } from "vitest";
import { describePlace } from "../../../src/content/describe-place.ts";

const place = {
  street: "1 Street",
  town: "Town",
  country: "Country",
  countryCode: "DK",
  timeZone: "UTC",
  workingDay: { start: "09:30", end: "18:30" },
};

const at = (timeZone: string, year = 2026) => describePlace({ ...place, timeZone }, year);

// The offsets and clock changes are those of the laws that tests/unit/demos/working-hours-model.test.ts
// names.
test.each<[zone: string, words: string, year?: number]>([
  ["Asia/Kolkata", "UTC+5:30 all year"],
  ["Atlantic/Reykjavik", "UTC all year"],
  ["Europe/Copenhagen", "UTC+1 in winter and UTC+2 in summer"],
  ["America/St_Johns", "UTC−3:30 in winter and UTC−2:30 in summer"],
  ["Australia/Sydney", "UTC+10 in winter and UTC+11 in summer"],
  // Morocco's clocks went back for Ramadan alone.
  ["Africa/Casablanca", "UTC+1 for most of the year and UTC for the rest", 2020],
  // Brazil ended its last summer time in February 2019.
  ["America/Sao_Paulo", "UTC−3 for most of the year and UTC−2 for the rest", 2019],
])("describes the clock of %s", (zone, words, year) => {
  expect(at(zone, year).clock).toBe(words);
});

test.each([
  [
    "Asia/Kolkata",
    [
      "London is 14:30 here in January and 13:30 in July",
      "New York is 19:30 here in January and 18:30 in July",
    ],
  ],
  [
    "Europe/Copenhagen",
    ["London is 10:00 here all year", "New York is 15:00 here, and 14:00 for some weeks of the year"],
  ],
  [
    "Europe/London",
    [
      "New York is 14:00 here, and 13:00 for some weeks of the year",
      "Singapore is 01:00 here in January and 02:00 in July",
    ],
  ],
  [
    "Pacific/Auckland",
    [
      "London is 22:00 here in January and 20:00 in July, and 21:00 for some weeks between them",
      "New York is 03:00 the next day here in January and 01:00 the next day in July, and 02:00 the next day for some weeks between them",
    ],
  ],
  [
    "Pacific/Gambier",
    [
      "London is 00:00 here in January and 23:00 the day before in July",
      "New York is 05:00 here in January and 04:00 in July",
    ],
  ],
  [
    "Australia/Brisbane",
    [
      "London is 19:00 here in January and 18:00 in July",
      "New York is 00:00 the next day here in January and 23:00 in July",
    ],
  ],
])("tells a company in %s at what time its clients begin their day", (zone, sentences) => {
  expect(at(zone).nineOClock).toEqual(sentences.map((sentence) => `09:00 in ${sentence}`));
});

const parts = (list: string[][]) => list.map(([x, width]) => ({ x, width }));

test.each([
  ["Asia/Kolkata", [["16.67%", "37.5%"]], [["37.5%", "16.67%"]], "4\u00a0hours"],
  // Denmark and the United Kingdom change their clocks at the same moment.
  ["Europe/Copenhagen", [["35.42%", "37.5%"]], [["37.5%", "33.33%"]], "8\u00a0hours"],
  // In January 09:30 there is 20:30 the day before in London.
  [
    "Pacific/Auckland",
    [
      ["0%", "22.92%"],
      ["85.42%", "14.58%"],
    ],
    [],
    "",
  ],
])(
  "draws the hours that a company in %s shares with a working day in London",
  (zone, ours, shared, total) => {
    expect(at(zone).sharedDay).toMatchObject({
      city: "London",
      theirs: { x: "37.5%", width: "33.33%" },
      ours: parts(ours),
      shared: parts(shared),
      total,
    });
  },
);

test.each([
  ["Asia/Kolkata", ""],
  // Its 09:30 to 18:30 is 02:30 to 11:30 in Chicago, and for some weeks 03:30 to 12:30.
  ["Europe/Copenhagen", "2\u00a0hours 30\u00a0minutes"],
  ["America/New_York", "8\u00a0hours"],
])("tells how long a working day in Chicago overlaps with that of a company in %s", (zone, overlap) => {
  expect(at(zone).overlapInChicago).toBe(overlap);
});

test("names the region only where there is one", () => {
  expect(at("UTC").name).toBe("Country");
  expect(describePlace({ ...place, region: "Region" }, 2026).name).toBe("Region, Country");
});
