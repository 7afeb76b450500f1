/** A part of the year in which two clocks differ by the same time. */
export interface Season {
  /** Noon of its first day in UTC, in milliseconds since 1970. */
  from: number;
  /** How far the other clock is ahead, in minutes. */
  ahead: number;
}

const dayMs = 86_400_000;

/** Returns how far a zone (IANA) is ahead of UTC at a time, in minutes, by the platform's tables. */
export function offsetAt(zone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}

/**
 * Returns the seasons of a year. The clocks are compared at noon of each day, and a season begins when either
 * of them changes.
 */
export function seasonsOf(year: number, here: string, there: string): Season[] {
  const [offsetHere, offsetThere] = [offsetAt(here), offsetAt(there)];
  const seasons: Season[] = [];
  for (let from = Date.UTC(year, 0, 1, 12); from < Date.UTC(year + 1, 0); from += dayMs) {
    const ahead = offsetThere(from) - offsetHere(from);
    if (seasons.at(-1)?.ahead !== ahead) seasons.push({ from, ahead });
  }
  return seasons;
}

/** Returns how far the other clock is ahead in the middle of January and of July, in minutes. */
export function aheadInJanuaryAndJuly(seasons: Season[], year: number): [number, number] {
  const at = (month: number) => {
    const middle = Date.UTC(year, month, 15, 12);
    return seasons.findLast(({ from }) => from <= middle)!.ahead;
  };
  return [at(0), at(6)];
}

/** Returns the time differences of a year in minutes, the one with the most days first. */
export function aheadByLength(seasons: Season[], year: number): number[] {
  const lengths = new Map<number, number>();
  for (const [index, { from, ahead }] of seasons.entries()) {
    const end = seasons[index + 1]?.from ?? Date.UTC(year + 1, 0, 1, 12);
    lengths.set(ahead, (lengths.get(ahead) ?? 0) + end - from);
  }
  return [...lengths].toSorted(([, one], [, other]) => other - one).map(([ahead]) => ahead);
}

/**
 * Returns minutes since midnight as a time, such as "13:30". A time of the next day begins again at 00:00.
 */
export function formatTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** Returns the city of a zone: "Buenos Aires" of "America/Argentina/Buenos_Aires". */
export function cityOf(zone: string): string {
  return zone.split("/").at(-1)!.replaceAll("_", " ");
}
