import { stat } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { jobsSchema } from "../../content/job-schema.ts";
import { loadContentFile } from "./load-content-file.ts";
import { describeFaults, schemaFault } from "./schema-faults.ts";

const jobsFile = path.resolve(import.meta.dirname, "../../content/jobs.ts");

/** Returns a line for each fault in the list of open roles. */
export async function jobFaults(file = jobsFile): Promise<string[]> {
  const { mtimeMs } = await stat(file);
  const { issues = [] } = v.safeParse(jobsSchema, await loadContentFile(file, Math.round(mtimeMs)));
  return describeFaults(file, issues.map(schemaFault));
}
