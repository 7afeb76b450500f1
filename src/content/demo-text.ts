/** The name of a demonstration, after what it simulates: that of its folder in src/demos. */
export type DemoName =
  | "backlog"
  | "demand"
  | "failover"
  | "form"
  | "modbus"
  | "offline-reports"
  | "release"
  | "rollout"
  | "telemetry"
  | "threshold"
  | "time-zone"
  | "working-hours";

/** The demonstration of a page, and the texts around it. */
export interface DemoText {
  name: DemoName;
  title: string;
  /** One sentence with the question that the demonstration answers. */
  intro: string;
}
