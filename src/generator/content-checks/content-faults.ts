import { readFile } from "node:fs/promises";
import path from "node:path";
import { companyFile, readCompany } from "../company/read-company.ts";
import { postSources, readPosts } from "../posts/read-posts.ts";
import { postsFolder, projectFolder, sourceFolder } from "../project-paths.ts";
import { encodingFaults, postFaults, redirectFaults } from "./post-faults.ts";
import { roleFaults, rolesFile } from "./role-faults.ts";

const tokensFile = path.join(sourceFolder, "styles/tokens.ts");

/**
 * Returns a line for each fault in the files that an owner writes: company, roles, colours, posts, links,
 * pictures and redirects. Each line has file, line and remedy.
 */
export async function contentFaults(): Promise<string[]> {
  const posts = await postSources(postsFolder);
  const redirects = await readFile(path.join(projectFolder, "netlify.toml"), "utf8");
  const checks: (() => Promise<string[]>)[] = [
    () => readCompany().then(() => []),
    () => roleFaults(),
    () => colourFaults(),
    async () => {
      readPosts(posts);
      return [];
    },
    () => postFaults(posts, redirects),
    async () => redirectFaults(posts, redirects),
    async () => (await Promise.all([companyFile, rolesFile].map(encodingFaultsIn))).flat(),
  ];
  const faults = await Promise.all(
    checks.map((check) => check().catch((error: Error) => error.message.split("\n"))),
  );
  return faults.flat();
}

async function encodingFaultsIn(file: string): Promise<string[]> {
  return encodingFaults(path.relative(process.cwd(), file), await readFile(file, "utf8"));
}

/** Returns a line for each colour of a file that browsers would not understand. */
export async function colourFaults(file = tokensFile): Promise<string[]> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.flatMap((line, index) =>
    Array.from(line.matchAll(/"(#[^"]*|[\da-f]{6}(?:[\da-f]{2})?)"/gi), ([, colour]) => colour!)
      .filter((colour) => !/^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(colour))
      .map(
        (colour) =>
          `${path.relative(process.cwd(), file)}:${index + 1} ${colour} is no colour. Write # and six digits, 0 to 9 and a to f; two more set the opacity.`,
      ),
  );
}
