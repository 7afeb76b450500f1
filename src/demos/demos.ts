import type { ComponentType } from "react";
import type { ServiceSlug } from "../content/slugs.ts";

interface Size {
  width: number;
  height: number;
}

export interface Demo {
  load: () => Promise<ComponentType>;
  /** Of the drawing that stands in the document until the demonstration is here, in two proportions. */
  still: { wide: Size; narrow: Size };
}

export type DemoName = ServiceSlug | "about" | "soil-probes";

/** By the address of the page that shows it, or by their subject. `stills.tsx` has the drawing of each. */
export const demos: Partial<Record<DemoName, Demo>> = {
  "staffing-solution": {
    load: async () => (await import("./staffing-solution/shared-hours.tsx")).SharedHours,
    still: { wide: { width: 760, height: 410 }, narrow: { width: 340, height: 410 } },
  },
  about: {
    load: async () => (await import("./staffing-solution/two-clocks.tsx")).TwoClocks,
    still: { wide: { width: 760, height: 262 }, narrow: { width: 340, height: 262 } },
  },
  "mobile-development": {
    load: async () => (await import("./mobile-development/phone-without-signal.tsx")).PhoneWithoutSignal,
    still: { wide: { width: 760, height: 400 }, narrow: { width: 340, height: 560 } },
  },
  "ui-design": {
    load: async () => (await import("./ui-design/two-forms.tsx")).TwoForms,
    still: { wide: { width: 760, height: 480 }, narrow: { width: 340, height: 516 } },
  },
  "ai-ml-development": {
    load: async () => (await import("./ai-ml-development/set-the-threshold.tsx")).SetTheThreshold,
    still: { wide: { width: 760, height: 430 }, narrow: { width: 340, height: 430 } },
  },
  "data-science": {
    load: async () => (await import("./data-science/beat-last-year.tsx")).BeatLastYear,
    still: { wide: { width: 760, height: 556 }, narrow: { width: 340, height: 578 } },
  },
  "iot-development": {
    load: async () => (await import("./iot-development/six-hundred-updates.tsx")).SixHundredUpdates,
    still: { wide: { width: 760, height: 508 }, narrow: { width: 340, height: 720 } },
  },
  "hw-sw-integration": {
    load: async () => (await import("./hw-sw-integration/read-the-wire.tsx")).ReadTheWire,
    still: { wide: { width: 760, height: 452 }, narrow: { width: 340, height: 752 } },
  },
  "cloud-services": {
    load: async () => (await import("./cloud-services/pull-the-plug.tsx")).PullThePlug,
    still: { wide: { width: 760, height: 506 }, narrow: { width: 340, height: 532 } },
  },
  "soil-probes": {
    load: async () => (await import("./soil-probes/break-the-link.tsx")).BreakTheLink,
    still: { wide: { width: 760, height: 430 }, narrow: { width: 340, height: 430 } },
  },
  "web-development": {
    load: async () => (await import("./web-development/route-by-route.tsx")).RouteByRoute,
    still: { wide: { width: 760, height: 512 }, narrow: { width: 340, height: 506 } },
  },
  "product-development": {
    load: async () => (await import("./product-development/riskiest-first.tsx")).RiskiestFirst,
    still: { wide: { width: 760, height: 470 }, narrow: { width: 340, height: 468 } },
  },
};

export function stillPath(name: DemoName, shape: keyof Demo["still"]): string {
  return `/demos/${name}${shape === "narrow" ? "-narrow" : ""}.svg`;
}
