import { company } from "./page-company.ts";
import { describePlace } from "./describe-place.ts";

/**
 * The company's place and clock in words. The build puts the result here
 * (prerender/company/company-modules.ts).
 */
export const place = describePlace(company.place, new Date().getFullYear());
