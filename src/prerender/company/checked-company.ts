import { contentFaults } from "../content-checks/content-faults.ts";
import { readCompany } from "./read-company.ts";

// Every build loads this module before all else, so that one error names all faults in the content.
const faults = await contentFaults();
if (faults.length > 0) throw new Error(["The content has faults:", ...faults].join("\n"));

/** The company with all its facts, for the files that the build generates. */
export const company = await readCompany();
