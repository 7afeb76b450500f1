import { expect, test } from "@playwright/test";
import { documents, files, readBytes, readText } from "../support/built-site.ts";
import { expectWithin } from "../support/byte-budgets.ts";
import { compressedSize } from "../support/compress.ts";
import { everyRoute } from "../support/routes.ts";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  // A woff2 file is compressed already.
  const size =
    sizes.get(file) ?? (file.endsWith(".woff2") ? readBytes(file).length : compressedSize(readBytes(file)));
  sizes.set(file, size);
  return size;
}

/** The fonts that every page fetches. The others have the letters of other Latin scripts. */
const fonts = files.filter((file) => file.endsWith(".woff2") && !/-(?:latin-1|extended)-/.test(file));
const sumOf = (names: Iterable<string>) => sum(Array.from(names, sizeOf));

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
  // The list of posts grows with each post, and only the blog loads it.
  const ownScripts = filesIn("scripts").filter((name) => !name.startsWith("assets/posts-"));
  return { scripts: ownScripts, styles: filesIn("styles") };
}

const isPost = (document: string) => /^blog(?:-detail)?\//.test(document);
const postTexts = documents.filter(isPost).map(readText).join("");
const otherTexts = documents
  .filter((file) => !isPost(file))
  .map(readText)
  .join("");
const isOnlyInPosts = (file: string) => postTexts.includes(file) && !otherTexts.includes(file);

/** The documents of the pages that every page fetches once it is idle (src/app/fetch-ahead.ts). */
const menuDocuments = ["index", "about", "blog", "career"].map((name) => `${name}.html`);

test("documents, scripts, pictures, fonts and styles keep to their budgets", () => {
  expect(documents.length).toBeGreaterThan(everyRoute.length);
  expect(sumOf(fonts)).toBeGreaterThan(0);
  const ahead = menuDocuments.flatMap((file) => filesLoadedBy(file).scripts);
  for (const file of documents) {
    const { scripts, styles } = filesLoadedBy(file);
    // At least React, the entry and the page's own code.
    expect(scripts.length, file).toBeGreaterThan(2);
    expectWithin("document", file, sizeOf(file), isPost(file));
    expectWithin("scripts", file, sumOf(scripts), isPost(file));
    expectWithin("scriptsWithMenu", file, sumOf(new Set([...scripts, ...ahead])), isPost(file));
    expectWithin("styles", file, sumOf(styles));
    expectWithin("total", file, sumOf([file, ...scripts, ...styles, ...fonts]), isPost(file));
  }
  expectWithin("fonts", "the site", sumOf(fonts));
  for (const file of files.filter((name) => /^assets\/(?!react-[\w-]{8}\.).*\.js$/.test(name)))
    expectWithin("script", file, sizeOf(file), isOnlyInPosts(file));
  for (const file of files.filter((name) => /^assets\/.*\.svg$/.test(name)))
    expectWithin("picture", file, sizeOf(file), isOnlyInPosts(file));
});
