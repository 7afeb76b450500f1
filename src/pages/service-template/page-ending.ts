import type { FirstMonthLayout } from "../../content/service-details.ts";

export interface PageEnding {
  /** The place of the first month (order-parts.ts). */
  firstMonth: "among the texts" | "before the support" | "after the support";
  /** Puts the support on the background of the page instead of a dark one. */
  lightSupport?: boolean;
  /** Shows the support in words alone instead of on ink panels. */
  supportInWords?: boolean;
  /** Puts the questions last, on a sunken background, instead of the related services. */
  questionsLast?: boolean;
}

export const pageEndings: Record<FirstMonthLayout, PageEnding> = {
  // The stairs end in the dark background of the support, so they are right before it.
  stairs: { firstMonth: "before the support", supportInWords: true },
  calendar: { firstMonth: "among the texts", questionsLast: true },
  rows: { firstMonth: "after the support", lightSupport: true },
};
