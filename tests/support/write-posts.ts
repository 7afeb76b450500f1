import { readdir } from "node:fs/promises";
import type { ProjectCopy } from "./project-copy.ts";

const folder = "src/content/posts";
const day = 24 * 60 * 60 * 1000;

/** Adds copies of the existing posts, each a day older, until the project copy has `count` posts. */
export async function writePosts(copy: ProjectCopy, count: number) {
  const files = (await readdir(copy.at(folder))).filter((file) => file.endsWith(".mdx"));
  const sources = await Promise.all(files.map((file) => copy.read(`${folder}/${file}`)));
  const oldest = Date.parse("2024-01-01");
  for (let index = sources.length; index < count; index += 1) {
    const published = new Date(oldest - index * day).toISOString().slice(0, 10);
    const source = sources[index % sources.length]!.replace(
      /^title: .*$/m,
      `title: One of many posts, number ${index}`,
    ).replace(/^published: .*$/m, `published: ${published}`);
    await copy.write(`${folder}/many-${index}.mdx`, source);
  }
}
