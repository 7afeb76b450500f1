import { readCompany } from "./read-company.ts";

/** Who the site speaks for, for the files that the build writes beside the pages. */
export const company = await readCompany();
