import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { paper } from "../../../src/styles/tokens.ts";
import { ProjectCopy } from "../../support/project-copy.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the copy. */
    copy: string;
    /** The output of Netlify's build of the copy. */
    log: string;
  }
}

export const siteOrigin = "https://copy.example";
/** The ground of the copy's pages. */
export const newPaper = "#f3f7f1";

const root = path.resolve(import.meta.dirname, "../../..");
const examples = path.join(root, "tests/examples");

/**
 * Makes one copy of the project for all tests here, with another company, more posts and another colour, and
 * builds it as Netlify does.
 */
export async function setup(project: TestProject) {
  const copy = await ProjectCopy.make();
  const company = await readFile(path.join(examples, "company.ts"), "utf8");
  await copy.write("src/content/company.ts", company.replace("../../src/content/", "./"));
  await cp(path.join(examples, "content"), copy.at("src/content"), { recursive: true });
  await copy.edit("src/styles/tokens.ts", [paper, newPaper]);
  const settings = { CI: "true", NO_COLOR: "1", URL: siteOrigin };
  const log = await copy.run("netlify-cli/bin/run.js", ["build", "--offline"], settings, 300_000);
  project.provide("copy", copy.folder);
  project.provide("log", log);
  return () => copy[Symbol.asyncDispose]();
}
