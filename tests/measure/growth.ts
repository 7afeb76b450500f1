/*
 * npm run measure:growth [-- 10 100 1000]: builds copies of the project with so many posts, without and with the share
 * images of the build before. Prints what a build takes and what pages weigh. Times depend on what else the machine does.
 */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { pathToFileURL } from "node:url";
import { compressedSize } from "../../src/build/measure-build.ts";
import { ProjectCopy } from "../project-copy.ts";
import { writePosts } from "../write-posts.ts";

const counts = process.argv.slice(2).map(Number);
const reporter = pathToFileURL(`${import.meta.dirname}/report-usage.ts`).href;
const quarterOfAnHour = 900_000;

const builds: Record<string, Record<string, number>> = {};
const pages: Record<string, Record<string, number>> = {};
for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
  await using copy = await ProjectCopy.make();
  await writePosts(copy, count);
  builds[`${count} posts`] = await build(copy);
  builds[`${count} posts, images cached`] = await build(copy);
  for (const route of ["/", "/blog", "/blog/native-or-pwa"]) {
    pages[`${route}, ${count} posts`] = weigh(route, (file) => readFileSync(copy.at(`dist/${file}`)));
  }
}
console.table(builds);
console.table(pages);

async function build(copy: ProjectCopy): Promise<Record<string, number>> {
  const [load = 0] = loadavg();
  const settings = { NODE_OPTIONS: `--import ${reporter}` };
  const log = await copy.run("vite/bin/vite.js", ["build", "--logLevel", "warn"], settings, quarterOfAnHour);
  const usage = JSON.parse(/^usage (.*)$/m.exec(log)![1]!) as Record<string, number>;
  return rounded({ ...usage, "load before": load });
}

/** In kB, compressed as a content delivery network does. */
function weigh(route: string, read: (file: string) => Buffer): Record<string, number> {
  const html = read(route === "/" ? "index.html" : `${route.slice(1)}.html`);
  const files = /data-scripts="([^"]*)"/.exec(html.toString())![1]!.split(" ");
  const scripts = files.map((file) => compressedSize(read(file.slice(1))) / 1000);
  return rounded({
    document: compressedSize(html) / 1000,
    "all scripts": scripts.reduce((sum, size) => sum + size, 0),
    // React is larger, and the same everywhere.
    "largest other script": Math.max(...scripts.filter((_, index) => !files[index]!.includes("/react-"))),
  });
}

function rounded(values: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(value * 10) / 10]),
  );
}
