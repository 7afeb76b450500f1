import type { FirstMonthPlan, ServicePart } from "../../content/service-details.ts";
import { partOfKind } from "./part-of-kind.ts";

export interface PageEnding {
  /** The place of the first month on a service's page (service-detail/order-parts.ts). */
  firstMonth: "among the texts" | "before the support" | "after the support";
  /** Puts the support on the background of the page instead of a dark one. */
  lightSupport?: boolean;
  /** Shows the support in words alone instead of on ink panels. */
  supportInWords?: boolean;
  /** Puts the questions last, on a sunken background, instead of the related services. */
  questionsLast?: boolean;
}

const endings: Record<FirstMonthPlan["layout"], PageEnding> = {
  // The stairs stand on the dark section of the support, right before it.
  stairs: { firstMonth: "before the support", supportInWords: true },
  calendar: { firstMonth: "among the texts", questionsLast: true },
  rows: { firstMonth: "after the support", lightSupport: true },
};

/** Returns how the end of a page follows from the layout of its first month. */
export function pageEndingOf(parts: ServicePart[]): PageEnding {
  return endings[partOfKind(parts, "first-month")?.layout ?? "calendar"];
}
