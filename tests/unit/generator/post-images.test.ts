import { readdirSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import Post from "../../../src/content/posts/native-or-pwa.mdx";

const content = path.resolve(import.meta.dirname, "../../../src/content");

/** Returns the names of the posts to which files belong. */
const names = (folder: string) =>
  readdirSync(path.join(content, folder)).map((file) => path.parse(file).name.replace(/-narrow$/, ""));

test("an image in a post is imported by the build, has its size and an alternative text, and is loaded lazily", () => {
  const [image] = /<img[^>]*>/.exec(renderToStaticMarkup(createElement(Post)))!;
  // Vitest inlines a small file as a data URL; the build writes it to a file.
  expect(image).toMatch(/ src="data:image\/svg/);
  expect(image).toMatch(/ alt="[^"]{20,}"/);
  expect(image).toMatch(/ width="\d+"/);
  expect(image).toMatch(/ height="\d+"/);
  expect(image).toContain(' loading="lazy"');
});

test("a drawing with a narrow one beside it becomes a picture, which reserves the height of either", () => {
  const [picture] = /<picture>.*?<\/picture>/s.exec(renderToStaticMarkup(createElement(Post)))!;
  expect(picture).toMatch(/<source media="[^"]+" srcSet="data:image\/svg[^>]* width="\d+" height="\d+"/);
  expect(picture.match(/<img/g)).toHaveLength(1);
});

test("every drawing for posts belongs to a post", () => {
  expect(names("posts")).toEqual(expect.arrayContaining(names("images/posts")));
});
