import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";
import ownPackage from "../../package.json" with { type: "json" };
import { fallbackRules } from "./fallback-fonts.ts";
import {
  charactersOf,
  faces,
  failOnMissingCharacters,
  instanceOf,
  parts,
  subsetOf,
  type Face,
  type Part,
} from "./font-faces.ts";

/** Where Vite lists the licences of the packages that it bundles (vite.config.ts). Those of the fonts are added. */
export const licencesFile = "licences.md";

/**
 * Makes `virtual:fonts.css`: the fonts, cut down to the characters that the texts use, as a stylesheet beside its files,
 * which Vite treats like any other.
 */
export function fonts(): Plugin {
  let folder: string;
  let stylesheet: Promise<string> | undefined;
  return {
    name: "fonts",
    configResolved: ({ root }) => {
      folder = path.join(root, "node_modules/.cache/fonts");
    },
    resolveId: {
      filter: { id: /^virtual:fonts\.css$/ },
      handler: () => (stylesheet ??= writeFonts(folder)),
    },
    generateBundle: {
      // After Vite's list of licences.
      order: "post",
      async handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const list = bundle[licencesFile];
        if (list?.type !== "asset") throw new Error(`Vite has not written ${licencesFile}.`);
        const own = new Set(await Promise.all(faces.map(licenceOf)));
        // The stylesheet of the fonts is made beside the packages, and passes for one.
        const packages = String(list.source)
          .split(/^(?=## )/m)
          .filter((entry) => !entry.startsWith(`## ${ownPackage.name} `));
        list.source = [...packages, ...own].join("");
      },
    },
  };
}

/** Returns the path of the stylesheet. */
async function writeFonts(folder: string): Promise<string> {
  await failOnMissingCharacters();
  await mkdir(folder, { recursive: true });
  const rules = await Promise.all(
    faces.map(async (face) => {
      const files = await Promise.all(parts.map((part) => writeFont(folder, face, part)));
      return files.join("") + (await fallbackRules(face.family, await instanceOf(face)));
    }),
  );
  const stylesheet = path.join(folder, "fonts.css");
  await writeFile(stylesheet, rules.join(""));
  return stylesheet;
}

/** Both parts of a face are one family: the browser fetches the second for its letters alone. */
async function writeFont(folder: string, face: Face, part: Part): Promise<string> {
  const characters = await charactersOf(face, part);
  if (characters === "") return "";
  const subset = await subsetOf(face, "woff2", part);
  const name = face.family.toLowerCase().replace(" ", "-");
  const hash = createHash("sha256").update(subset).digest("hex").slice(0, 8);
  // Named by its content too: a build may run while another reads the folder.
  const file = `${name}${part === "latin" ? "" : "-ext"}-${hash}.woff2`;
  await writeFile(path.join(folder, file), subset);
  const points = [...characters].map((character) => `U+${character.codePointAt(0)!.toString(16)}`);
  const range = part === "latin" ? "" : `unicode-range:${points.join(",")};`;
  return `@font-face{font-family:"${face.family}";src:url(./${file})format("woff2");${range}font-weight:${face.weight};font-display:swap}`;
}

async function licenceOf({ files: { latin } }: Face): Promise<string> {
  const name = latin.split("/", 2).join("/");
  const read = (part: string) => readFile(createRequire(import.meta.url).resolve(`${name}/${part}`), "utf8");
  const { version, license } = JSON.parse(await read("package.json")) as Record<string, string>;
  return `\n## ${name} - ${version} (${license})\n\n${(await read("LICENSE")).trim()}\n`;
}
