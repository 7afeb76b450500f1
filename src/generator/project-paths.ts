import path from "node:path";

export const projectFolder = path.resolve(import.meta.dirname, "../..");

export const sourceFolder = path.join(projectFolder, "src");

export const postsFolder = path.join(sourceFolder, "content/posts");

/** What a build keeps for the next one. */
export const cacheFolder = path.join(projectFolder, "node_modules/.cache");
