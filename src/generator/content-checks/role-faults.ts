import path from "node:path";
import * as v from "valibot";
import { rolesSchema } from "../../content/schemas/role-schema.ts";
import { loadContentFile } from "../content-files/load-content-file.ts";
import { describeFaults, schemaFault } from "../content-files/schema-faults.ts";
import { sourceFolder } from "../project-paths.ts";

export const rolesFile = path.join(sourceFolder, "content/roles.ts");

/** Returns a line for each fault in the list of open roles. */
export async function roleFaults(file = rolesFile): Promise<string[]> {
  const { issues = [] } = v.safeParse(rolesSchema, await loadContentFile(file));
  return describeFaults(file, issues.map(schemaFault));
}
