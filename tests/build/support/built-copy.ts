import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";

const folder = inject("copy");

/** Returns the path of a file in the copy of the project that `make-copy.ts` has changed and built. */
export const at = (file: string) => path.join(folder, file);
export const read = (file: string) => readFileSync(at(file), "utf8");
export const built = (file: string) => read(`dist/${file}`);
export const builtFiles = () => readdirSync(at("dist"), { recursive: true, encoding: "utf8" });
export const documentAt = (route: string) => built(route === "/" ? "index.html" : `${route.slice(1)}.html`);
const partOf = (html: string, tag: string) => new RegExp(`<${tag}[ >].*</${tag}>`, "s").exec(html)![0];
export const textIn = (html: string) => partOf(html, "main").replaceAll(/<[^>]*>/g, " ");
