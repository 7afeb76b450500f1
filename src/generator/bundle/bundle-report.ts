import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { cacheFolder } from "../project-paths.ts";

/** Where a build writes its report. */
export const reportFile = path.join(cacheFolder, "bundle-report.txt");

/**
 * Vite plugin: writes which source files each script file consists of, the largest first, with their sizes in
 * bytes before minification. It tells what made a page heavy.
 */
export function bundleReport(): Plugin {
  return {
    name: "bundle-report",
    async generateBundle(_options, bundle) {
      const { name, config } = this.environment;
      if (name !== "client") return;
      const chunks = Object.values(bundle)
        .filter((file) => file.type === "chunk")
        .map(({ fileName, modules }) => ({ fileName, sources: sourcesOf(modules, config.root) }));
      const report = chunks
        .toSorted((one, other) => total(other.sources) - total(one.sources))
        .map(({ fileName, sources }) =>
          [line(total(sources), fileName), ...sources.map(sourceLine)].join("\n"),
        );
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(reportFile, `${report.join("\n\n")}\n`);
    },
  };
}

type Source = [file: string, bytes: number];

function sourcesOf(modules: Record<string, { renderedLength: number }>, root: string): Source[] {
  return Object.entries(modules)
    .map(([id, { renderedLength }]): Source => [path.relative(root, id).replace("\0", ""), renderedLength])
    .filter(([, bytes]) => bytes > 0)
    .toSorted(([, one], [, other]) => other - one);
}

const total = (sources: Source[]) => sources.reduce((sum, [, bytes]) => sum + bytes, 0);

const line = (bytes: number, file: string) => `${String(bytes).padStart(8)}  ${file}`;

const sourceLine = ([file, bytes]: Source) => line(bytes, `  ${file}`);
