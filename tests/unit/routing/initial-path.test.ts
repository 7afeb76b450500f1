import { array, assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { allPages } from "../../../src/generator/render/render-pages.tsx";
import { pathOf } from "../../../src/routing/initial-path.ts";

/** The path of a page, spelled as hosts and people do. */
const spelling = record({
  path: constantFrom(...allPages.map(({ path }) => path)),
  inCapitals: boolean(),
  slashes: integer({ min: 1, max: 3 }),
  ending: constantFrom("", ".html", "/index.html", "/", "//", "/index"),
});

test("every spelling of a page's address leads to its path", () => {
  assert(
    property(spelling, ({ path, inCapitals, slashes, ending }) => {
      // The address of the home page is a slash already, and its file is /index.html.
      const whole = path === "/" ? ending.replace(/^\.html$/, "/index.html") || "/" : path + ending;
      const spelled = whole.replaceAll("/", "/".repeat(slashes));
      expect(pathOf(inCapitals ? spelled.toUpperCase() : spelled)).toBe(path);
    }),
  );
});

/** What an address may be made of; some of it leads to a page. */
const part = constantFrom(
  "/",
  "//",
  "/about",
  "/EXPERTISE",
  "/java",
  "/index",
  ".html",
  ".",
  "%2F",
  "é",
  "x",
);

test("no address leads to another host, as //host would, or to a path that the next visit changes again", () => {
  assert(
    property(array(part), (parts) => {
      const path = pathOf(`/${parts.join("")}`);
      expect(path).toMatch(/^\/(?!\/)/);
      expect(pathOf(path)).toBe(path);
    }),
  );
});
