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

/** The demonstrations, named after their service or page; the two numbers are the heights of the wide and the narrow drawing. */
export const demos: Partial<Record<DemoName, Entry>> = {
  "web-development": entry(368, 288, () => import("./web-development/route-demo.tsx")),
  "ui-design": entry(356, 306, () => import("./ui-design/form-demo.tsx")),
  "staffing-solution": entry(372, 272, () => import("./staffing-solution/overlap-demo.tsx")),
  about: entry(372, 272, () => import("./staffing-solution/overlap-demo.tsx")),
  "product-development": entry(398, 318, () => import("./product-development/order-demo.tsx")),
  "mobile-development": entry(360, 322, () => import("./mobile-development/sync-demo.tsx")),
  "iot-development": entry(384, 262, () => import("./iot-development/rollout-demo.tsx")),
  "soil-probes": entry(298, 298, () => import("./soil-probes/radio-demo.tsx")),
  "hw-sw-integration": entry(424, 546, () => import("./hw-sw-integration/wire-demo.tsx")),
  "cloud-services": entry(372, 238, () => import("./cloud-services/plug-demo.tsx")),
  "ai-ml-development": entry(380, 250, () => import("./ai-ml-development/threshold-demo.tsx")),
  "data-science": entry(400, 272, () => import("./data-science/demand-demo.tsx")),
  "time-zone": {
    code: lazyCode(() => import("./time-zone/zone-demo.tsx")),
    sizes: { wide: { width: 1000, height: 372 }, narrow: { width: 400, height: 460 } },
  },
};

function entry(wideHeight: number, narrowHeight: number, load: () => Promise<DemoModule>): Entry {
  return {
    code: lazyCode(load),
    sizes: { wide: { width: 760, height: wideHeight }, narrow: { width: 340, height: narrowHeight } },
  };
}

/** Returns the address of the SVG file that static-pictures.tsx draws for a demonstration. */
export function staticPicturePath(name: string, layout: keyof Sizes): string {
  return `/demos/${name}${layout === "narrow" ? "-narrow" : ""}.svg`;
}
