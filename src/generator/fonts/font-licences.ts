import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** The file in which Vite lists the licences of bundled packages (vite.config.ts). */
export const licencesFile = "licences.md";

/** Vite plugin: adds the licences of the fonts, which are cut out of their packages, to the list. */
export function fontLicences(): Plugin {
  return {
    name: "font-licences",
    generateBundle: {
      // Runs after Vite has written its list.
      order: "post",
      async handler(_options, bundle) {
        const list = bundle[licencesFile];
        if (list?.type !== "asset") return;
        const packages = ["@fontsource-variable/archivo", "@fontsource-variable/martian-mono"];
        list.source = [String(list.source), ...(await Promise.all(packages.map(licenceOf)))].join("");
      },
    },
  };
}

async function licenceOf(name: string): Promise<string> {
  const read = (file: string) => readFile(createRequire(import.meta.url).resolve(`${name}/${file}`), "utf8");
  const { version, license } = JSON.parse(await read("package.json")) as Record<string, string>;
  return `\n## ${name} - ${version} (${license})\n\n${(await read("LICENSE")).trim()}\n`;
}
