import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import Post, { headings } from "../../examples/content/posts/newer-post.mdx";

const html = renderToStaticMarkup(createElement(Post));
const findAll = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

test("every heading has an id of its own, which no part of the page has", () => {
  const ids = findAll(/<h2 id="([^"]*)"/g);
  expect(ids).toEqual(headings.map(({ id }) => id));
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^section-/);
});

test("a picture of any kind is imported, has its size and is loaded lazily", () => {
  const [photo, drawing] = html.match(/<img[^>]*>/g)!;
  expect(photo).toMatch(/ src="[^"]*\/a(?: |%20)photo-\w+\.webp"/);
  expect(photo).toMatch(/ width="320" height="200"/);
  expect(drawing).toMatch(/ width="\d+" height="\d+"/);
  for (const picture of [photo, drawing]) expect(picture).toMatch(/ loading="lazy"/);
});

test("a picture with a narrow one beside it becomes a picture of both, each with its size", () => {
  expect(html.match(/<picture>/g)).toHaveLength(1);
  const [wide, narrow] = ["img", "source"].map((tag) => {
    const [, width, height] = new RegExp(`<picture>.*<${tag}[^>]* width="(\\d+)" height="(\\d+)"`).exec(
      html,
    )!;
    return Number(width) / Number(height);
  });
  expect(narrow).toBeLessThan(wide!);
});

test("the first cell of a row in a table is its heading, and every cell has its role", () => {
  expect(findAll(/<th role="columnheader" scope="col"[^>]*>([^<]*)</g)).toEqual(["Kind", "First", "Second"]);
  expect(findAll(/<th role="rowheader" scope="row">([^<]*)</g)).toEqual(["a"]);
  expect(html.match(/<td role="cell"/g)).toHaveLength(2);
});

test("the columns of a table keep their alignment without a style, which the policy would block", () => {
  expect(findAll(/<t[hd][^>]* data-align="([^"]*)"/g)).toEqual(["center", "right", "center", "right"]);
  expect(html).not.toContain(" style=");
});

test("a paragraph that is bold as a whole is marked, and one that begins bold is not", () => {
  expect(findAll(/<p data-key="true"><strong>([^<]*)/g)).toEqual(["A sentence that is bold as a whole."]);
});

test("code is highlighted by classes", () => {
  expect(html).toContain('<span class="keyword">const</span>');
});
