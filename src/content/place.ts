import { company } from "./company.ts";
import { describePlace } from "./describe-place.ts";

/** The company's place and clock in words. The build replaces this by its value, so no browser computes it (company-facts.ts). */
export const place = describePlace(company.place, new Date().getFullYear());
