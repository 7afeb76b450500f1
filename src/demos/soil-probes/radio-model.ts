/** The hours of a night, in each of which the probe measures and sends; the sheet is printed an hour after the last. */
export const hours = [22, 23, 0, 1, 2, 3, 4, 5];

/** A message carries the hour's reading and so many before it. */
export const repeats = 2;

/** In hours: an older reading is none to water by. */
const oldest = 4;

/** Moisture in percent that a probe in Plot 9 measured at each hour, made up. */
export const moisture = [33, 33, 32, 31, 31, 30, 29, 29];

export interface State {
  /** Whether the message of each hour is lost. */
  lost: readonly boolean[];
}

/**
 * `stored`: the server has it, from the message of the hour `by`, which is its own unless that was lost. `held`: a message
 * after the night will still carry it. `gap`: all that carried it were lost.
 */
export type Fate = { kind: "stored"; by: number } | { kind: "held" } | { kind: "gap" };

/** Of each hour's reading, by its place in `hours`, when the messages of some hours are lost. */
export function fates(lost: State["lost"]): Fate[] {
  return hours.map((_, hour) => {
    const carriers = Array.from({ length: repeats + 1 }, (_none, later) => hour + later);
    const by = carriers.find((carrier) => lost[carrier] === false);
    if (by !== undefined) return { kind: "stored", by };
    return { kind: carriers.at(-1)! >= hours.length ? "held" : "gap" };
  });
}

/**
 * The plot's line on the sheet that is printed at dawn: the age of the newest reading in hours, none where not one has
 * arrived, and its moisture in percent, none where it is too old.
 */
export function sheetOf(lost: State["lost"]): { age?: number; moisture?: number } {
  const newest = fates(lost).findLastIndex(({ kind }) => kind === "stored");
  if (newest < 0) return {};
  const age = hours.length - newest;
  return age > oldest ? { age } : { age, moisture: moisture[newest]! };
}
