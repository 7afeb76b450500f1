import type { ComponentType } from "react";
import type { ServiceSlug } from "../content/slugs.ts";

interface Size {
  width: number;
  height: number;
}

export interface Demo {
  /** A module that exports one component and nothing else: a name for each cost every page with a demonstration 220 bytes. */
  load: () => Promise<Record<string, ComponentType>>;
  /** Of the drawing that stands in the document until the demonstration is here, in two proportions. */
  still: { wide: Size; narrow: Size };
}

export type DemoName = ServiceSlug | "about" | "soil-probes";

/** By the address of the page that shows it, or by their subject. `stills.tsx` has the drawing of each. */
export const demos: Partial<Record<DemoName, Demo>> = {
  "staffing-solution": {
    load: () => import("./staffing-solution/shared-hours.tsx"),
    still: { wide: { width: 760, height: 410 }, narrow: { width: 340, height: 410 } },
  },
  about: {
    load: () => import("./staffing-solution/two-clocks.tsx"),
    still: { wide: { width: 760, height: 262 }, narrow: { width: 340, height: 262 } },
  },
  "mobile-development": {
    load: () => import("./mobile-development/phone-without-signal.tsx"),
    still: { wide: { width: 760, height: 400 }, narrow: { width: 340, height: 560 } },
  },
  "ui-design": {
    load: () => import("./ui-design/two-forms.tsx"),
    still: { wide: { width: 760, height: 480 }, narrow: { width: 340, height: 516 } },
  },
  "ai-ml-development": {
    load: () => import("./ai-ml-development/set-the-threshold.tsx"),
    still: { wide: { width: 760, height: 430 }, narrow: { width: 340, height: 430 } },
  },
  "data-science": {
    load: () => import("./data-science/beat-last-year.tsx"),
    still: { wide: { width: 760, height: 556 }, narrow: { width: 340, height: 578 } },
  },
  "iot-development": {
    load: () => import("./iot-development/six-hundred-updates.tsx"),
    still: { wide: { width: 760, height: 508 }, narrow: { width: 340, height: 720 } },
  },
  "hw-sw-integration": {
    load: () => import("./hw-sw-integration/read-the-wire.tsx"),
    still: { wide: { width: 760, height: 452 }, narrow: { width: 340, height: 752 } },
  },
  "cloud-services": {
    load: () => import("./cloud-services/pull-the-plug.tsx"),
    still: { wide: { width: 760, height: 506 }, narrow: { width: 340, height: 532 } },
  },
  "soil-probes": {
    load: () => import("./soil-probes/break-the-link.tsx"),
    still: { wide: { width: 760, height: 430 }, narrow: { width: 340, height: 430 } },
  },
  "web-development": {
    load: () => import("./web-development/route-by-route.tsx"),
    still: { wide: { width: 760, height: 512 }, narrow: { width: 340, height: 506 } },
  },
  "product-development": {
    load: () => import("./product-development/riskiest-first.tsx"),
    still: { wide: { width: 760, height: 470 }, narrow: { width: 340, height: 468 } },
  },
};

export function stillPath(name: DemoName, shape: keyof Demo["still"]): string {
  return `/demos/${name}${shape === "narrow" ? "-narrow" : ""}.svg`;
}
