import { describePlace } from "./describe-place.ts";
import { company } from "./page-company.ts";

/**
 * The company's place and clock in words. The build replaces this module with the result
 * (src/generator/company/company-modules.ts); only Node and unit tests run it as it stands.
 */
export const placeInWords = describePlace(company.place, new Date().getFullYear());
