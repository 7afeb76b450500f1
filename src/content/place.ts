import { describePlace } from "./describe-place.ts";
import { company } from "./page-company.ts";

/**
 * The company's place and clock in words. The build puts the result here
 * (prerender/company/company-modules.ts).
 */
export const place = describePlace(company.place, new Date().getFullYear());
