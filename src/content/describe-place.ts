import {
  minutesPerDay,
  sharedInAllSeasons,
  totalMinutes,
  toVisitorClock,
  type TimeSpan,
} from "../time/time-span.ts";
import {
  aheadByLength,
  aheadInJanuaryAndJuly,
  cityOf,
  formatTime,
  seasonsOf,
  type Season,
} from "../time/time-zone.ts";
import type { Company } from "./schemas/company-schema.ts";

/** The texts of the pages about the company's place and clock, which follow from `place` in company.ts. */
export interface PlaceInWords {
  /** Completes "a company in ...": "Bavaria, Germany". */
  name: string;
  /** Completes "We’re at ...": "UTC+1 in winter and UTC+2 in summer". */
  clock: string;
  /**
   * The company's time at nine o'clock in each example city: "09:00 in London is 14:30 here in January and
   * 13:30 in July".
   */
  nineOClock: string[];
  /** The IANA names of two time zones whose clocks differ from the company's at some time of the year. */
  exampleZones: string[];
  /** A working day of a client and ours, each on its own clock, and in words: "09:00 to 17:00". */
  days: WorkingDays;
  hours: Record<keyof WorkingDays, string>;
  /** A working day in the first example city, and one here, on the city's clock. */
  sharedDay: SharedDay;
  /** The time that a working day in Chicago and one here share on every day of the year; empty if none. */
  overlapInChicago: string;
}

interface WorkingDays {
  theirs: TimeSpan;
  ours: TimeSpan;
}

interface SharedDay {
  city: string;
  theirs: PartOfDay;
  /** Our day in January. Midnight may split it. */
  ours: PartOfDay[];
  /** The time that both share on every day of the year, also in hours and in words. It may be none. */
  shared: PartOfDay[];
  hours: number;
  total: string;
}

/** The beginning and the length of a part of a day, in per cent of a line of 24 hours. */
interface PartOfDay {
  x: string;
  width: string;
}

/**
 * Time zones in which clients of software companies often are. Three leave two on other clocks for every
 * company.
 */
const clientZones = ["Europe/London", "America/New_York", "Asia/Singapore"];

const chicago = "America/Chicago";

/** Nine o'clock in minutes after midnight. */
const nine = 540;

const clientDay: TimeSpan = { start: nine, end: 1020 };

export function describePlace(
  { region, country, timeZone: zone, workingDay }: Company["place"],
  year: number,
): PlaceInWords {
  const exampleZones = clientZones
    .filter((client) => seasonsOf(year, client, zone).some(({ ahead }) => ahead !== 0))
    .slice(0, 2);
  const days = {
    theirs: clientDay,
    ours: { start: minutesOf(workingDay.start), end: minutesOf(workingDay.end) },
  };
  return {
    name: region ? `${region}, ${country}` : country,
    clock: describeClock(seasonsOf(year, "UTC", zone), year),
    nineOClock: exampleZones.map(
      (client) => `09:00 in ${cityOf(client)} is ${describeNine(seasonsOf(year, client, zone), year)}`,
    ),
    exampleZones,
    days,
    hours: { theirs: hoursOf(days.theirs), ours: hoursOf(days.ours) },
    sharedDay: shareDay(exampleZones[0]!, seasonsOf(year, exampleZones[0]!, zone), days),
    overlapInChicago: inWords(
      totalMinutes(sharedInAllSeasons(days.theirs, days.ours, seasonsOf(year, chicago, zone))),
    ),
  };
}

/** Returns the minutes after midnight of "09:30". */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

function hoursOf({ start, end }: TimeSpan): string {
  return `${formatTime(start)} to ${formatTime(end)}`;
}

function shareDay(clientZone: string, seasons: Season[], { theirs, ours }: WorkingDays): SharedDay {
  const shared = sharedInAllSeasons(theirs, ours, seasons);
  return {
    city: cityOf(clientZone),
    theirs: drawPart(theirs),
    ours: toVisitorClock(ours, seasons[0]!.ahead).map(drawPart),
    shared: shared.map(drawPart),
    hours: totalMinutes(shared) / 60,
    total: inWords(totalMinutes(shared)),
  };
}

/** Returns "4 hours 30 minutes" for 270, and nothing for 0. */
function inWords(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const parts = [
    hours && `${hours}\u00a0${hours === 1 ? "hour" : "hours"}`,
    minutes && `${minutes}\u00a0minutes`,
  ];
  return parts.filter(Boolean).join(" ");
}

function drawPart({ start, end }: TimeSpan): PartOfDay {
  return { x: percentOfDay(start), width: percentOfDay(end - start) };
}

function percentOfDay(minutes: number): string {
  return `${Number(((minutes / minutesPerDay) * 100).toFixed(2))}%`;
}

function describeClock(seasons: Season[], year: number): string {
  const [january, july] = aheadInJanuaryAndJuly(seasons, year);
  if (seasons.length === 1) return `${utc(january)} all year`;
  // A clock that changes twice and differs between January and July keeps summer time, in the north or in the
  // south.
  if (seasons.length === 3 && january !== july)
    return `${utc(Math.min(january, july))} in winter and ${utc(Math.max(january, july))} in summer`;
  const [most, ...others] = aheadByLength(seasons, year);
  return `${utc(most!)} for most of the year and ${others.map(utc).join(" or ")} for the rest`;
}

function describeNine(seasons: Season[], year: number): string {
  const [january, july] = aheadInJanuaryAndJuly(seasons, year);
  const others = aheadByLength(seasons, year).filter((ahead) => ahead !== january && ahead !== july);
  if (january !== july) {
    const between =
      others.length > 0 ? `, and ${others.map(here).join(" or ")} for some weeks between them` : "";
    return `${here(january)} here in January and ${here(july)} in July${between}`;
  }
  if (others.length === 0) return `${here(january)} here all year`;
  return `${here(january)} here, and ${others.map(here).join(" or ")} for some weeks of the year`;
}

/** Returns "UTC+5:30" for 330 minutes. */
function utc(ahead: number): string {
  if (ahead === 0) return "UTC";
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `UTC${ahead < 0 ? "−" : "+"}${hours}${minutes > 0 ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}

/** Returns the company's time at the client's nine o'clock, and names the day if it is another. */
function here(ahead: number): string {
  const minutes = nine + ahead;
  if (minutes < 0) return `${formatTime(minutes + minutesPerDay)} the day before`;
  return minutes < minutesPerDay
    ? formatTime(minutes)
    : `${formatTime(minutes - minutesPerDay)} the next day`;
}
