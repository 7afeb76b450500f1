import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { fallbackRules } from "./fallback-fonts.ts";
import {
  charactersOf,
  faces,
  failOnMissingCharacters,
  instanceOf,
  subsetOf,
  type Face,
  type Part,
} from "./font-faces.ts";

/** Where Vite lists the licences of the packages that it bundles (vite.config.ts). Those of the fonts are added. */
export const licencesFile = "licences.md";

/** Subsets the fonts, emits them as hashed assets, and declares them in the document's head. */
export function fonts(): Plugin {
  let css: Promise<string> | undefined;
  let inBuild = false;
  const files = new Map<string, Uint8Array>();

  /** Both parts of a face are one family: the browser fetches the second for its letters alone. */
  async function ruleOf(face: Face, part: Part): Promise<string> {
    const characters = await charactersOf(face, part);
    if (characters === "") return "";
    const subset = await subsetOf(face, "woff2", part);
    const hash = createHash("sha256").update(subset).digest("base64url").slice(0, 8);
    const name = `${face.family.toLowerCase().replace(" ", "-")}${part === 0 ? "" : "-ext"}`;
    const fileName = `assets/${name}-${hash}.woff2`;
    files.set(fileName, subset);
    const url = inBuild ? `/${fileName}` : `data:font/woff2;base64,${subset.toString("base64")}`;
    const points = [...characters].map((character) => `U+${character.codePointAt(0)!.toString(16)}`);
    const range = part === 0 ? "" : `unicode-range:${points.join(",")};`;
    return `@font-face{font-family:"${face.family}";src:url(${url})format("woff2");${range}font-weight:${face.weight};font-display:swap}`;
  }

  async function declare(): Promise<string> {
    await failOnMissingCharacters();
    const rules = await Promise.all(
      faces.map(async (face) => {
        const parts = await Promise.all([ruleOf(face, 0), ruleOf(face, 1)]);
        return [...parts, await fallbackRules(face.family, await instanceOf(face))].join("");
      }),
    );
    return rules.join("");
  }

  return {
    name: "fonts",
    configResolved: (config) => {
      inBuild = config.command === "build";
    },
    generateBundle: {
      // After Vite's list of licences.
      order: "post",
      async handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        await (css ??= declare());
        for (const [fileName, content] of files) {
          this.emitFile({ type: "asset", fileName, source: content });
        }
        const list = bundle[licencesFile];
        if (list?.type !== "asset") throw new Error(`Vite has not written ${licencesFile}.`);
        const own = new Set(await Promise.all(faces.map(licenceOf)));
        list.source = [String(list.source), ...own].join("");
      },
    },
    transformIndexHtml: async () => [{ tag: "style", children: await (css ??= declare()), injectTo: "head" }],
  };
}

async function licenceOf({ files: [file] }: Face): Promise<string> {
  const name = file.split("/", 2).join("/");
  const read = (part: string) => readFile(createRequire(import.meta.url).resolve(`${name}/${part}`), "utf8");
  const { version, license } = JSON.parse(await read("package.json")) as Record<string, string>;
  return `\n## ${name} - ${version} (${license})\n\n${(await read("LICENSE")).trim()}\n`;
}
