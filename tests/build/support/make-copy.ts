import type { TestProject } from "vitest/node";
import { ProjectCopy } from "../../support/project-copy.ts";
import { writePosts } from "../../support/write-posts.ts";
import { followRecipes } from "./follow-recipes.ts";
import { postCount, siteOrigin } from "./site-of-copy.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the copy. */
    copy: string;
    /** The output of Netlify's build of the copy. */
    log: string;
  }
}

/**
 * Makes one copy of the project for all tests here: changes it by the recipes, adds posts, builds it as
 * Netlify does.
 */
export async function setup(project: TestProject) {
  const copy = await ProjectCopy.make();
  await followRecipes(copy);
  await writePosts(copy, postCount);
  await copy.run("typescript/bin/tsc", ["--noEmit"]);
  const settings = { CI: "true", NO_COLOR: "1", URL: siteOrigin };
  const log = await copy.run("netlify-cli/bin/run.js", ["build", "--offline"], settings, 300_000);
  project.provide("copy", copy.folder);
  project.provide("log", log);
  return () => copy[Symbol.asyncDispose]();
}
