import { readCompany } from "../company/read-company.ts";
import { missingCharacters } from "../fonts/font-faces.ts";
import { readPosts } from "../posts/read-posts.ts";
import { postsFolder } from "../project-paths.ts";
import { deadLinks } from "./dead-links.ts";
import { roleFaults } from "./role-faults.ts";

/**
 * Returns a line for each fault in the files that an owner writes: company, roles, posts, links, redirects,
 * and characters that the fonts lack. Each line has file, line, field and remedy.
 */
export async function contentFaults(): Promise<string[]> {
  const checks: (() => Promise<string[]>)[] = [
    () => readCompany().then(() => []),
    () => roleFaults(),
    () => readPosts(postsFolder).then(() => []),
    () => deadLinks(),
    missingCharacters,
  ];
  const faults = await Promise.all(
    checks.map((check) => check().catch((error: Error) => error.message.split("\n"))),
  );
  return faults.flat();
}
