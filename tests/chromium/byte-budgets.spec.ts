import { expect, test } from "@playwright/test";
import { company } from "../../src/content/company.ts";
import { documents, files, readBytes, readText } from "../support/built-site.ts";
import { byteBudgets } from "../support/byte-budgets.ts";
import { compressedSize } from "../support/compress.ts";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? compressedSize(readBytes(file));
  sizes.set(file, size);
  return size;
}

const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
// A woff2 file is compressed already.
const fonts = sum(files.filter((file) => file.endsWith(".woff2")).map((file) => readBytes(file).length));

/**
 * Returns the files that a document makes the loader fetch, relative to the site's root
 * (src/generator/documents/fill-template.ts).
 */
function filesLoadedBy(file: string) {
  const text = readText(file);
  const filesIn = (name: string) =>
    new RegExp(`data-${name}="([^"]*)"`)
      .exec(text)![1]!
      .split(" ")
      .filter(Boolean)
      .map((url) => url.slice(1));
  // The list of posts grows with each post, and only the blog loads it (tests/build/many-posts.test.ts).
  const ownScripts = filesIn("scripts").filter((name) => !name.startsWith("assets/posts-"));
  return { scripts: ownScripts, style: filesIn("style")[0]! };
}

/** The documents of the pages that every page fetches once it is idle (src/app/fetch-ahead.ts). */
const menuDocuments = ["index", "about", "blog", "career"].map((name) => `${name}.html`);

const pages = documents.map((file) => ({ file, ...filesLoadedBy(file) }));

/** Returns the files that exceed their budget, with their sizes. */
const overBudget = (found: [string, number][], budget: (name: string) => number) =>
  found.filter(([name, size]) => size > budget(name));

/**
 * Compares sizes with a budget. With the placeholder's texts a larger file fails the test. An owner's facts
 * and posts may add bytes, so an owner gets a warning instead of a failure.
 */
function expectWithin(subject: string, found: [string, number][], budget: (name: string) => number) {
  const lines = overBudget(found, budget).map(
    ([name, size]) =>
      `${subject} of ${name}: ${size} bytes, ${size - budget(name)} more than its budget in tests/support/byte-budgets.ts.`,
  );
  if (company.placeholder) return expect(lines).toEqual([]);
  for (const line of lines) console.warn(`${line} The first visit takes longer on a slow phone.`);
}

test("every document fits into the first packets of a connection", () => {
  expect(documents.length).toBeGreaterThan(40);
  const found = documents.map((file): [string, number] => [file, sizeOf(file)]);
  expectWithin("The document", found, () => byteBudgets.document);
});

test("the scripts that a page loads without being asked keep to their budget", () => {
  const found = pages.map((page): [string, number] => {
    // At least React, the entry and the page's own code.
    expect(page.scripts.length, page.file).toBeGreaterThan(2);
    return [page.file, sum(page.scripts.map(sizeOf))];
  });
  expectWithin("The scripts", found, () => byteBudgets.scripts);
});

test("the scripts keep to their budget and stay few with the pages of the main menu", () => {
  const ahead = menuDocuments.flatMap((file) => filesLoadedBy(file).scripts);
  const found = pages.map(({ file, scripts: own }): [string, number] => {
    const all = Array.from(new Set([...own, ...ahead]));
    expect(all.length, file).toBeLessThanOrEqual(byteBudgets.scriptFiles);
    return [file, sum(all.map(sizeOf))];
  });
  expectWithin("The scripts, with those fetched ahead,", found, () => byteBudgets.scriptsWithMenu);
});

test("every script file keeps to its budget, and so do the fonts together", () => {
  const found = scripts
    .filter((file) => !/\/react-[\w-]{8}\.js$/.test(file))
    .map((file): [string, number] => [file, sizeOf(file)]);
  expect(found.length).toBeGreaterThan(30);
  expect(scripts.length - found.length).toBe(1);
  expectWithin("The length", found, () => byteBudgets.script);
  expect(fonts).toBeGreaterThan(0);
  expectWithin("The fonts", [["the site", fonts]], () => byteBudgets.fonts);
});

test("every picture keeps to its budget", () => {
  // Without the icons, and the images in /og, which only other sites load.
  const pictures = files.filter((file) => /^(?:assets|demos)\/.*\.(?:svg|png|jpe?g|webp|avif)$/.test(file));
  expect(pictures.length).toBeGreaterThan(100);
  expectWithin(
    "The picture",
    pictures.map((file): [string, number] => [file, sizeOf(file)]),
    () => byteBudgets.picture,
  );
});

test("the sum of all that a page loads without being asked keeps to its budget", () => {
  const found = pages.map((page): [string, number] => {
    expect(page.style, page.file).toMatch(/^assets\/.*\.css$/);
    return [page.file, sizeOf(page.file) + sum([...page.scripts, page.style].map(sizeOf)) + fonts];
  });
  expectWithin("All that is loaded", found, () => byteBudgets.total);
  const styles = pages.map(({ style }): [string, number] => [style, sizeOf(style)]);
  expectWithin("The length", styles, () => byteBudgets.style);
});
