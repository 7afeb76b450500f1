import { lazy, type ComponentType } from "react";
import type { DemoName } from "../content/demo-text.ts";

/** A demonstration whose first state is HTML of the document, and whose code is fetched later. */
export interface LazyDemo {
  /** Suspends in the browser until `start` has fetched the code. Until then React keeps the HTML. */
  Content: ComponentType;
  /** Fetches the code. Rejects if that fails, and can then be called again. */
  start: () => Promise<void>;
}

export const demos: Record<DemoName, LazyDemo> = {
  backlog: lazyDemo(async () => (await import("./backlog/backlog-demo.tsx")).BacklogDemo),
  demand: lazyDemo(async () => (await import("./demand/demand-demo.tsx")).DemandDemo),
  failover: lazyDemo(async () => (await import("./failover/failover-demo.tsx")).FailoverDemo),
  form: lazyDemo(async () => (await import("./form/form-demo.tsx")).FormDemo),
  modbus: lazyDemo(async () => (await import("./modbus/modbus-demo.tsx")).ModbusDemo),
  "offline-reports": lazyDemo(
    async () => (await import("./offline-reports/offline-reports-demo.tsx")).OfflineReportsDemo,
  ),
  release: lazyDemo(async () => (await import("./release/release-demo.tsx")).ReleaseDemo),
  rollout: lazyDemo(async () => (await import("./rollout/rollout-demo.tsx")).RolloutDemo),
  telemetry: lazyDemo(async () => (await import("./telemetry/telemetry-demo.tsx")).TelemetryDemo),
  threshold: lazyDemo(async () => (await import("./threshold/threshold-demo.tsx")).ThresholdDemo),
  "time-zone": lazyDemo(async () => (await import("./time-zone/time-zone-demo.tsx")).TimeZoneDemo),
  "working-hours": lazyDemo(
    async () => (await import("./working-hours/working-hours-demo.tsx")).WorkingHoursDemo,
  ),
};

function lazyDemo(fetchContent: () => Promise<ComponentType>): LazyDemo {
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
