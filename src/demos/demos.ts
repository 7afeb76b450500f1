import type { ServiceSlug } from "../content/slugs.ts";
import { lazyCode, type LazyCode } from "../loading/lazy-code.ts";
import type { Sizes } from "./svg-geometry.ts";
import type { DemoModule } from "./define-demo.tsx";

interface Entry {
  /** Each demonstration is a chunk of its own, which no page waits for. */
  code: LazyCode<DemoModule>;
  /** The page needs them before the code is here: they reserve the place of the static picture. */
  sizes: Sizes;
}

export type DemoName = ServiceSlug | "about" | "soil-probes" | "time-zone";

/** The demonstrations, named after their service or page; the first two numbers are the heights of the wide and the narrow drawing. */
export const demos: Partial<Record<DemoName, Entry>> = {
  "web-development": entry(482, 436, () => import("./web-development/release-demo.tsx"), 1000),
  "ui-design": entry(440, 534, () => import("./ui-design/form-demo.tsx"), 1000),
  "staffing-solution": entry(440, 360, () => import("./staffing-solution/working-hours-demo.tsx"), 1000),
  about: entry(440, 360, () => import("./staffing-solution/working-hours-demo.tsx"), 1000),
  "product-development": entry(468, 504, () => import("./product-development/backlog-demo.tsx"), 1000),
  "mobile-development": entry(440, 406, () => import("./mobile-development/offline-reports-demo.tsx"), 1000),
  "iot-development": entry(482, 440, () => import("./iot-development/rollout-demo.tsx"), 1000),
  "soil-probes": entry(440, 404, () => import("./soil-probes/telemetry-demo.tsx"), 1000),
  "hw-sw-integration": entry(474, 714, () => import("./hw-sw-integration/modbus-demo.tsx"), 1000),
  "cloud-services": entry(440, 404, () => import("./cloud-services/failover-demo.tsx"), 1000),
  "ai-ml-development": entry(464, 538, () => import("./ai-ml-development/threshold-demo.tsx"), 1000),
  "data-science": entry(440, 404, () => import("./data-science/demand-demo.tsx"), 1000),
  "time-zone": entry(372, 460, () => import("./time-zone/time-zone-demo.tsx"), 1000, 400),
};

function entry(
  wideHeight: number,
  narrowHeight: number,
  load: () => Promise<DemoModule>,
  wideWidth = 760,
  narrowWidth = 340,
): Entry {
  return {
    code: lazyCode(load),
    sizes: {
      wide: { width: wideWidth, height: wideHeight },
      narrow: { width: narrowWidth, height: narrowHeight },
    },
  };
}

/** Returns the address of the SVG file that static-pictures.tsx draws for a demonstration. */
export function staticPicturePath(name: string, layout: keyof Sizes): string {
  return `/demos/${name}${layout === "narrow" ? "-narrow" : ""}.svg`;
}
