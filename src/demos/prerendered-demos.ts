import { lazy, type ComponentType } from "react";

/** A demonstration whose first state is HTML of the document, and whose code is fetched later. */
export interface PrerenderedDemo {
  /** Suspends in the browser until `start` has fetched the code. Until then React keeps the HTML. */
  Content: ComponentType;
  /** Fetches the code. Rejects if that fails, and can then be called again. */
  start: () => Promise<void>;
}

export const prerenderedDemos = {
  backlog: prerenderedDemo(async () => (await import("./backlog/backlog-demo.tsx")).BacklogDemo),
  demand: prerenderedDemo(async () => (await import("./demand/demand-demo.tsx")).DemandDemo),
  failover: prerenderedDemo(async () => (await import("./failover/failover-demo.tsx")).FailoverDemo),
  form: prerenderedDemo(async () => (await import("./form/form-demo.tsx")).FormDemo),
  modbus: prerenderedDemo(async () => (await import("./modbus/modbus-demo.tsx")).ModbusDemo),
  "offline-reports": prerenderedDemo(
    async () => (await import("./offline-reports/offline-reports-demo.tsx")).OfflineReportsDemo,
  ),
  release: prerenderedDemo(async () => (await import("./release/release-demo.tsx")).ReleaseDemo),
  rollout: prerenderedDemo(async () => (await import("./rollout/rollout-demo.tsx")).RolloutDemo),
  telemetry: prerenderedDemo(async () => (await import("./telemetry/telemetry-demo.tsx")).TelemetryDemo),
  threshold: prerenderedDemo(async () => (await import("./threshold/threshold-demo.tsx")).ThresholdDemo),
  "time-zone": prerenderedDemo(async () => (await import("./time-zone/time-zone-demo.tsx")).TimeZoneDemo),
  "working-hours": prerenderedDemo(
    async () => (await import("./working-hours/working-hours-demo.tsx")).WorkingHoursDemo,
  ),
};

function prerenderedDemo(fetchContent: () => Promise<ComponentType>): PrerenderedDemo {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const start = async () => code.resolve({ default: await fetchContent() });
  return {
    Content: lazy(async () => {
      if (import.meta.env.SSR) await start();
      return code.promise;
    }),
    start,
  };
}
