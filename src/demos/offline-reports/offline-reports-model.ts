/** The checks of an inspection, in the order of the round. */
export const checks = ["gate", "boiler", "pump", "stairs"] as const;
export type Check = (typeof checks)[number];

export type Signal = "full" | "weak" | "none";

/** The stops of the round. A report is written where there is a check. */
export const stops: readonly { signal: Signal; check?: Check }[] = [
  { signal: "full" },
  { signal: "full", check: "gate" },
  { signal: "none", check: "boiler" },
  { signal: "none", check: "pump" },
  { signal: "weak", check: "stairs" },
  { signal: "full" },
];
export const lastStop = stops.length - 1;

export interface Round {
  /** How far the inspector has come, as an index of `stops`. */
  stop: number;
  /**
   * Whether the app sends a report and forgets it, or keeps it on the phone until the office has confirmed
   * it.
   */
  app: "sends" | "keeps";
}

export interface State extends Round {
  /** The stop to which the inspector is walking, through all stops before it. */
  goal: number;
}

export const initialState: State = { stop: 0, goal: 0, app: "sends" };

/** Returns the next stop of a walk; undefined if the inspector has arrived. */
export function nextStop({ stop, goal }: State): Partial<State> | undefined {
  return stop === goal ? undefined : { stop: stop + 1 };
}

export function skipToGoal({ goal }: State): Partial<State> {
  return { stop: goal };
}

export interface Report {
  check: Check;
  /** Whether the phone holds it, to send it or to send it again. */
  onPhone: boolean;
  /** How many entries the office has of it. */
  entries: number;
}

/**
 * Returns the reports written up to a stop, and where they are. With a weak signal everything arrives, but
 * the answer to what is sent last gets lost, so that it is sent again from the next stop with a signal.
 */
export function reportsAt({ stop, app }: Round): Report[] {
  const reports: Report[] = [];
  for (const { signal, check } of stops.slice(0, stop + 1)) {
    if (check) reports.push({ check, onPhone: true, entries: 0 });
    const sending = reports.filter(({ onPhone }) => onPhone);
    for (const report of sending) {
      if (signal === "none") {
        // Sending fails. Only an app that keeps the report still has it then.
        report.onPhone = app === "keeps";
        continue;
      }
      // A report that is kept has its number from the phone, by which the office knows a repeat.
      report.entries = app === "keeps" ? 1 : report.entries + 1;
      report.onPhone = signal === "weak" && report === sending.at(-1);
    }
  }
  return reports;
}

/** `waiting`: only the phone has it. `twice`: the office has entered it more than once. */
export type ReportState = "unwritten" | "waiting" | "lost" | "received" | "twice";

/** Returns the state of a check's report, given the reports of `reportsAt`. */
export function reportState(check: Check, reports: readonly Report[]): ReportState {
  const report = reports.find((each) => each.check === check);
  if (!report) return "unwritten";
  if (report.entries > 1) return "twice";
  if (report.entries === 1) return "received";
  return report.onPhone ? "waiting" : "lost";
}

export function countReports(round: Round): Record<ReportState, number> {
  const reports = reportsAt(round);
  const counts = { unwritten: 0, waiting: 0, lost: 0, received: 0, twice: 0 };
  for (const check of checks) counts[reportState(check, reports)] += 1;
  return counts;
}
