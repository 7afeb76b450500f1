import { contentFaults } from "./content-faults.ts";
import { readCompany } from "./read-company.ts";

// Every build loads this file first, so all faults in the content are named at once.
const faults = await contentFaults();
if (faults.length > 0) throw new Error(["The content has faults:", ...faults].join("\n"));

/** Who the site speaks for, for the files that the build writes beside the pages. */
export const company = await readCompany();
