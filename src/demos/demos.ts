import { lazy, type ComponentType } from "react";
import type { DemoName } from "../content/demo-text.ts";

/** A demonstration whose first state is HTML of the document, and whose code is fetched later. */
export interface Demo {
  /** Suspends in the browser until `start` has fetched the code. Until then React keeps the HTML. */
  Content: ComponentType;
  /** Fetches the code. Rejects if that fails, and can then be called again. */
  start: () => Promise<void>;
}

export const demos: Record<DemoName, Demo> = {
  backlog: demo(async () => (await import("./backlog/backlog-demo.tsx")).BacklogDemo),
  demand: demo(async () => (await import("./demand/demand-demo.tsx")).DemandDemo),
  failover: demo(async () => (await import("./failover/failover-demo.tsx")).FailoverDemo),
  form: demo(async () => (await import("./form/form-demo.tsx")).FormDemo),
  modbus: demo(async () => (await import("./modbus/modbus-demo.tsx")).ModbusDemo),
  "offline-reports": demo(
    async () => (await import("./offline-reports/offline-reports-demo.tsx")).OfflineReportsDemo,
  ),
  release: demo(async () => (await import("./release/release-demo.tsx")).ReleaseDemo),
  rollout: demo(async () => (await import("./rollout/rollout-demo.tsx")).RolloutDemo),
  telemetry: demo(async () => (await import("./telemetry/telemetry-demo.tsx")).TelemetryDemo),
  threshold: demo(async () => (await import("./threshold/threshold-demo.tsx")).ThresholdDemo),
  "time-zone": demo(async () => (await import("./time-zone/time-zone-demo.tsx")).TimeZoneDemo),
  "working-hours": demo(
    async () => (await import("./working-hours/working-hours-demo.tsx")).WorkingHoursDemo,
  ),
};

function demo(fetchContent: () => Promise<ComponentType>): Demo {
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
