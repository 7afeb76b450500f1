import type { ServiceSlug } from "../content/slugs.ts";
import { lazyCode, type LazyCode } from "../site/lazy-code.ts";
import type { Sizes } from "./canvas.ts";
import type { Demo } from "./define-demo.tsx";

interface Entry {
  /** A file of its own: no page waits for it. */
  code: LazyCode<Demo>;
  /** Of the drawing, and of the still that keeps its place in the document. */
  sizes: Sizes;
}

export type DemoName = ServiceSlug | "about" | "soil-probes" | "time-zone";

/** By the address of the page that shows it, or by their subject; with the heights of the wide and the narrow drawing. */
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

function entry(wide: number, narrow: number, load: () => Promise<Demo>): Entry {
  return {
    code: lazyCode(load),
    sizes: { wide: { width: 760, height: wide }, narrow: { width: 340, height: narrow } },
  };
}

export function stillPath(name: string, layout: keyof Sizes): string {
  return `/demos/${name}${layout === "narrow" ? "-narrow" : ""}.svg`;
}
