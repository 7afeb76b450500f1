import type { Company } from "./company-schema.ts";
import { company as wholeCompany } from "./company.ts";

/**
 * The company as pages get it. The build leaves out what this type leaves out
 * (prerender/company/company-modules.ts).
 */
export type PageCompany = Omit<Company, "facts" | "map">;

export const company: PageCompany = wholeCompany;
