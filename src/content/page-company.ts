import { company as wholeCompany } from "./company.ts";
import type { PageCompany } from "./schemas/company-schema.ts";

/**
 * The company as pages get it. The build replaces this module with the company without what pages do not need
 * (src/generator/company/company-modules.ts); only Node and unit tests run it as it stands.
 */
export const company: PageCompany = wholeCompany;
