import path from "node:path";

/** The folder in which npm runs every command of the project. */
export const projectFolder = process.cwd();

export const sourceFolder = path.join(projectFolder, "src");

export const postsFolder = path.join(sourceFolder, "content/posts");

/** What a build keeps for the next one. */
export const cacheFolder = path.join(projectFolder, "node_modules/.cache");
