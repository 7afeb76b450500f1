import type { ServiceDetails, ServicePart } from "../../content/service-details.ts";
import { pageEndings, type PageEnding } from "./page-ending.ts";

/** Returns the parts in the order of the page. Parts of the same rank stay in the order of the text. */
export function orderParts({ parts, firstMonthLayout }: ServiceDetails): ServicePart[] {
  const firstMonthRank = firstMonthRanks[pageEndings[firstMonthLayout].firstMonth];
  return parts.toSorted((one, other) => rankOf(one, firstMonthRank) - rankOf(other, firstMonthRank));
}

/** Among the ranks of the other parts (rankOf). */
const firstMonthRanks: Record<PageEnding["firstMonth"], number> = {
  "among the texts": 0,
  "before the support": 1,
  "after the support": 3,
};

/** Returns the rank of a part. The compiler reports a kind without one, as no number would be returned. */
function rankOf(part: ServicePart, firstMonthRank: number): number {
  switch (part.kind) {
    case "text":
    case "case-study":
    case "deliverables":
    case "table":
    case "listing":
    case "steps":
    case "comparison":
      return 0;
    case "first-month":
      return firstMonthRank;
    case "support":
      return 2;
    // Other sections show these two (part.tsx).
    case "for-engineers":
    case "law":
      return 4;
  }
}
