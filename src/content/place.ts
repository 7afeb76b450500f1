import { company } from "./company.ts";
import { describePlace } from "./describe-place.ts";

/** The company's place and clock in words. The build replaces this by the result (company-facts.ts), so browsers compute nothing. */
export const place = describePlace(company.place, new Date().getFullYear());
