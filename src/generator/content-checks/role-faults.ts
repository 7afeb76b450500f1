import path from "node:path";
import { rolesSchema } from "../../content/schemas/role-schema.ts";
import { loadContentFile } from "../content-files/load-content-file.ts";
import { checkAgainst, describeFaults } from "../content-files/schema-faults.ts";
import { sourceFolder } from "../project-paths.ts";

export const rolesFile = path.join(sourceFolder, "content/roles.ts");

export async function roleFaults(file = rolesFile): Promise<string[]> {
  const { faults } = checkAgainst(rolesSchema, await loadContentFile(file, "roles"));
  return describeFaults(file, "roles", faults);
}
