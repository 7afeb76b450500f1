import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");
const valuesIn = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name!, value!]));

const inksIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, ink]) => ink);

const globals = read("styles/global.ts");
/** The four themes as the pages have them: the values by the name of the property, without its dashes. */
const themes = Object.fromEntries(
  ["light", "blue", "dark", "about-dark"].map((theme) => {
    const [, block] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*--bg[^}]*)\\}`).exec(globals)!;
    return [theme, valuesIn(block!, /--([\w-]+): (#[0-9a-f]+);/g)];
  }),
);
const light = themes["light"]!;

// A meta tag, a manifest and a drawing cannot read a custom property: they repeat its value.

test("the browser's own bar has the ground of the page's theme", () => {
  const [, written] = /const themeColors = \{(.*)\}/.exec(read("site/head.tsx"))!;
  expect(valuesIn(written!, /"?([\w-]+)"?: "(#[0-9a-f]+)"/g)).toEqual(
    Object.fromEntries(Object.entries(themes).map(([theme, { bg }]) => [theme, bg])),
  );
});

test("share images have the paper, the inks and the accent of the theme", () => {
  const drawings = read("build/share-images.ts");
  for (const [theme, { bg, ink, muted, accent }] of Object.entries(themes)) {
    const [, written] = new RegExp(`^ +"?${theme}"?: \\{( paper:.*)\\}`, "m").exec(drawings)!;
    expect(valuesIn(written!, / (\w+): "(#[0-9a-f]+)"/g), theme).toEqual({ paper: bg, ink, muted, accent });
  }
});

test("stamps have the same inks on the pages and on share images", () => {
  const onPages = inksIn(read("blocks/stamp.tsx"), /--stamp-ink: (#[0-9a-f]+);/g);
  const onImages = inksIn(read("build/share-images.ts"), /\bprint: "(#[0-9a-f]+)"/g);
  expect(onPages).toHaveLength(6);
  expect(onImages.toSorted()).toEqual(onPages.toSorted());
});

test("the manifest and the icons of home screens have the ground of the light theme", () => {
  expect(valuesIn(read("build/site-files.ts"), /(\w+_color): "(#[0-9a-f]+)"/g)).toEqual({
    theme_color: light["bg"],
    background_color: light["bg"],
  });
  expect(read("build/icons.ts")).toContain(`fill="${light["bg"]}"`);
});

test("the map, a document of its own, has no colour that the light theme has not", () => {
  const used = new Set(
    read("public/map.css")
      .toLowerCase()
      .match(/#[0-9a-f]{3,8}\b/g),
  );
  expect([...used].filter((colour) => !Object.values(light).includes(colour))).toEqual([]);
});
