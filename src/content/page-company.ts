import type { PageCompany } from "./company-schema.ts";
import { company as wholeCompany } from "./company.ts";

/** The company as pages get it: the build fills this in (prerender/company/company-modules.ts). */
export const company: PageCompany = wholeCompany;
