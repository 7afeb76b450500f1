import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";
import ownPackage from "../../../package.json" with { type: "json" };
import { cacheFolder } from "../project-paths.ts";
import { fallbackRules } from "./fallback-fonts.ts";
import { fontFaces, fontPackages, staticFontOf, subsetOf, type Face } from "./font-faces.ts";

/**
 * The file in which Vite lists the licences of bundled packages (vite.config.ts). The plugin adds those of
 * the fonts.
 */
export const licencesFile = "licences.md";

const cache = path.join(cacheFolder, "fonts");

/**
 * Vite plugin: resolves `virtual:fonts.css` to a generated stylesheet, which is beside the site's fonts, cut
 * down to the characters that the texts use. Vite bundles both like any other file.
 */
export function fonts(): Plugin {
  let stylesheet: Promise<string> | undefined;
  return {
    name: "fonts",
    resolveId: {
      filter: { id: /^virtual:fonts\.css$/ },
      handler: () => (stylesheet ??= writeFonts()),
    },
    generateBundle: {
      // Runs after Vite has written its list of licences.
      order: "post",
      async handler(_options, bundle) {
        const list = bundle[licencesFile];
        if (list?.type !== "asset") return;
        // Vite lists this project too: the generated stylesheet is in node_modules, so it passes for a
        // package.
        const packages = String(list.source)
          .split(/^(?=## )/m)
          .filter((entry) => !entry.startsWith(`## ${ownPackage.name} `));
        list.source = [...packages, ...(await Promise.all(fontPackages.map(licenceOf)))].join("");
      },
    },
  };
}

/** Writes the fonts and their stylesheet into the cache. Returns the path of the stylesheet. */
async function writeFonts(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const rules = await Promise.all(
    (await fontFaces()).map(async (face) => {
      const ownRules = await writeFace(face);
      return ownRules + (await fallbackRules(face.family, await staticFontOf(face)));
    }),
  );
  const stylesheet = path.join(cache, "fonts.css");
  await writeFile(stylesheet, rules.join(""));
  return stylesheet;
}

/**
 * Writes the files of a face, which are one family, and returns their rules. The browser always fetches the
 * Latin file, and another only for a character in its range.
 */
async function writeFace({ family, files, weight, axes }: Face): Promise<string> {
  let rules = "";
  for (const file of files.filter(({ characters }) => characters !== "")) {
    const latin = file.subset === "latin";
    const subset = await subsetOf(file, axes);
    const hash = createHash("sha256").update(subset).digest("hex").slice(0, 8);
    // In a folder named after its content: two builds at the same time may write different fonts.
    const name = `${hash}/${family.toLowerCase().replace(" ", "-")}${latin ? "" : `-${file.subset}`}.woff2`;
    await mkdir(path.join(cache, hash), { recursive: true });
    await writeFile(path.join(cache, name), subset);
    const points = Array.from(file.characters, (character) => `U+${character.codePointAt(0)!.toString(16)}`);
    const range = latin ? "" : `unicode-range:${points.join(",")};`;
    rules += `@font-face{font-family:"${family}";src:url(./${name})format("woff2");${range}font-weight:${weight};font-display:swap}`;
  }
  return rules;
}

async function licenceOf(name: string): Promise<string> {
  const read = (file: string) => readFile(createRequire(import.meta.url).resolve(`${name}/${file}`), "utf8");
  const { version, license } = JSON.parse(await read("package.json")) as Record<string, string>;
  return `\n## ${name} - ${version} (${license})\n\n${(await read("LICENSE")).trim()}\n`;
}
