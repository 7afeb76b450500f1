import type { ServicePart } from "../../content/service-details.ts";

/** Returns the parts in the order of the page. Parts with the same place stay in the order of the text. */
export function orderParts(parts: ServicePart[]): ServicePart[] {
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Stairs stand on the dark section of the support, so they come right before it. Rows come after it. */
const firstMonthPlaces = { calendar: 0, stairs: 1, rows: 3 };

/**
 * Returns the place of a part. The compiler reports a kind without a place, as the function would return no
 * number.
 */
function placeOf(part: ServicePart): number {
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
      return firstMonthPlaces[part.look];
    case "support":
      return 2;
    // Other sections show these two (part.tsx).
    case "for-engineers":
    case "law":
      return 4;
  }
}
