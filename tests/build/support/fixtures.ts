import { existsSync, readFileSync, readdirSync } from "node:fs";
import { cp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { postsPerPage } from "../../../src/content/post-lists.ts";
import { paper } from "../../../src/styles/tokens.ts";
import { test as base } from "../../chromium/support/fixtures.ts";
import { textOfHtml } from "../../chromium/support/text-of-html.ts";
import { ProjectCopy } from "../../support/project-copy.ts";
import { serveSite } from "../../support/site-server.ts";

export { expect } from "@playwright/test";

export const siteOrigin = "https://copy.example";
export const privateKey = "private-key-1";
/** The ground of the copy's pages. */
export const newPaper = "#f3f7f1";

const examples = path.resolve(import.meta.dirname, "../../examples");

/** A built copy of the project, and the output of its build. */
function builtCopy(folder: string, log: string) {
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  const built = (file: string) => read(`dist/${file}`);
  return {
    folder,
    log,
    at,
    has: (file: string) => existsSync(at(file)),
    read,
    built,
    builtFiles: () => readdirSync(at("dist"), { recursive: true, encoding: "utf8" }),
    documentAt: (route: string) => built(route === "/" ? "index.html" : `${route.slice(1)}.html`),
    /** Returns the text of the page at an address. */
    textAt(route: string) {
      const [main] = /<main[ >].*<\/main>/s.exec(this.documentAt(route))!;
      return textOfHtml(main);
    },
  };
}

export type BuiltCopy = ReturnType<typeof builtCopy>;

interface WorkerFixtures {
  copy: BuiltCopy;
  /** The origin at which the copy's site is served. */
  origin: string;
}

/**
 * All tests here share one copy of the project, with another company, other posts and another colour, built as
 * Netlify does.
 */
export const test = base.extend<object, WorkerFixtures>({
  copy: [
    async ({}, use) => {
      await using copy = await ProjectCopy.make();
      const company = await readFile(path.join(examples, "company.ts"), "utf8");
      await copy.write("src/content/company.ts", company.replace("../../src/content/", "./"));
      await rm(copy.at("src/content/posts"), { recursive: true });
      await cp(path.join(examples, "content"), copy.at("src/content"), { recursive: true });
      // More posts than one page of their list has.
      const olderPost = await readFile(copy.at("src/content/posts/older-post.mdx"), "utf8");
      for (let number = 1; number <= postsPerPage; number++)
        await copy.write(
          `src/content/posts/older-post-${number}.mdx`,
          olderPost.replace(/^(?:title|description): /gm, `$&${number} `),
        );
      await copy.edit("src/styles/tokens.ts", [`paper = "${paper}"`, `paper = "${newPaper}"`]);
      const settings = { CI: "true", NO_COLOR: "1", URL: siteOrigin, EMAILJS_PRIVATE_KEY: privateKey };
      const log = await copy.run("netlify-cli/bin/run.js", ["build", "--offline"], settings, 300_000);
      await use(builtCopy(copy.folder, log));
    },
    { scope: "worker", timeout: 300_000 },
  ],

  // Here, because a file with worker fixtures of its own has a worker of its own, and a second build.
  origin: [
    async ({ copy }, use) => {
      const site = await serveSite(copy.at("dist"));
      await use(site.origin);
      site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ origin }, use) => use(origin),
});
