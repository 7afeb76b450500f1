import { describePlace } from "../content/describe-place.ts";
import { rolesOpenOn } from "../content/roles.ts";
import type { Company } from "../content/schemas/company-schema.ts";
import type { Role } from "../content/schemas/role-schema.ts";
import { companyFile } from "./company/read-company.ts";
import { contentFaults } from "./content-checks/content-faults.ts";
import { rolesFile } from "./content-checks/role-faults.ts";
import { loadContentFile } from "./content-files/load-content-file.ts";
import { postSources, readPosts } from "./posts/read-posts.ts";
import { postsFolder } from "./project-paths.ts";

// Reads the owner's files for site-module.ts, which runs this in a process of its own. Prints the faults in
// them, and what only the build knows: `data` is missing if the faults leave nothing to tell.

let faults = await contentFaults();
const data = await siteData().catch(async (error: unknown) => {
  // A file may have been saved in between.
  if (faults.length === 0) faults = await contentFaults();
  if (faults.length === 0) throw error;
});
process.stdout.write(JSON.stringify({ faults, data }));

async function siteData() {
  const now = new Date();
  const { place } = (await loadContentFile(companyFile, "company")) as Company;
  return {
    posts: readPosts(await postSources(postsFolder)),
    openRoles: rolesOpenOn((await loadContentFile(rolesFile, "roles")) as Role[], now),
    placeInWords: describePlace(place, now.getFullYear()),
  };
}
