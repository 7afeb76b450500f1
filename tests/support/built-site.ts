import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const dist = path.resolve(import.meta.dirname, "../../dist");

/** All files of the finished build, relative to its root. */
export const files = readdirSync(dist, { recursive: true, encoding: "utf8" });

/** The documents of the pages. The map is left out: it is a frame in them. */
export const documents = files.filter((file) => file.endsWith(".html") && file !== "map.html");

export function readBytes(file: string): Buffer {
  return readFileSync(path.join(dist, file));
}

export function readText(file: string): string {
  return readFileSync(path.join(dist, file), "utf8");
}

/** Returns the file that Netlify serves for a route: about.html for /about. */
export function documentOf(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}

export function isServed(pathname: string): boolean {
  const file = path.join(dist, decodeURIComponent(pathname));
  return (
    pathname === "/" ||
    [file, `${file}.html`].some((name) => statSync(name, { throwIfNoEntry: false })?.isFile() === true)
  );
}
