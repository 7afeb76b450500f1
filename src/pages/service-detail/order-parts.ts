import type { ServicePart } from "../../content/service-details.ts";
import { arrangementOf } from "../service-parts/arrangement.ts";

/** Returns the parts in the order of the page. Parts of the same rank stay in the order of the text. */
export function orderParts(parts: ServicePart[]): ServicePart[] {
  const { firstMonthPlace } = arrangementOf(parts);
  return parts.toSorted((one, other) => rankOf(one, firstMonthPlace) - rankOf(other, firstMonthPlace));
}

/** Returns the rank of a part. The compiler reports a kind without one, as no number would be returned. */
function rankOf(part: ServicePart, firstMonthPlace: number): number {
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
      return firstMonthPlace;
    case "support":
      return 2;
    // Other sections show these two (part.tsx).
    case "for-engineers":
    case "law":
      return 4;
  }
}
