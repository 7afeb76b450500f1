/**
 * The hours at which the probe measures and sends a message. The sheet is printed an hour after the last one.
 */
export const hours = [22, 23, 0, 1, 2, 3, 4, 5];

/** The number of earlier readings that a message repeats. */
export const repeats = 2;

/** The age in hours up to which a reading is good enough to water by. */
const maxAge = 4;

/** Made-up soil moisture in percent at each of `hours`. */
export const moisture = [33, 33, 32, 31, 31, 30, 29, 29];

export interface State {
  /** Whether the message of each hour is lost. */
  lost: readonly boolean[];
}

/** Every message from 01:00 on is lost. */
export const initialState: State = { lost: hours.map((_, hourIndex) => hourIndex > 2) };

/**
 * The state of an hour's reading. `stored`: it reached the server with the message of the hour `by`, which is
 * a later one if its own was lost. `held`: a message after the night will repeat it. `gap`: all messages with
 * it were lost.
 */
export type ReadingState = { kind: "stored"; by: number } | { kind: "held" } | { kind: "gap" };

/** Returns the states of the readings, in the order of `hours`. */
export function readingStates(lost: State["lost"]): ReadingState[] {
  return hours.map((_, hourIndex) => {
    const messages = Array.from({ length: repeats + 1 }, (_none, later) => hourIndex + later);
    const by = messages.find((message) => lost[message] === false);
    if (by !== undefined) return { kind: "stored", by };
    return { kind: messages.at(-1)! >= hours.length ? "held" : "gap" };
  });
}

/**
 * Returns the plot's line on the sheet that is printed at dawn: the age of the newest reading in hours, left
 * out if none has arrived, and its moisture in percent, left out if it is older than `maxAge`.
 */
export function sheetLine(lost: State["lost"]): { age?: number; moisture?: number } {
  const newest = readingStates(lost).findLastIndex(({ kind }) => kind === "stored");
  if (newest < 0) return {};
  const age = hours.length - newest;
  return age > maxAge ? { age } : { age, moisture: moisture[newest]! };
}
