import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import Post from "../../../src/content/posts/native-or-pwa.mdx";

const html = renderToStaticMarkup(createElement(Post));

test("the first cell of a row in a post's table is its heading, and the others name their column", () => {
  const columns = [...html.matchAll(/<th role="columnheader" scope="col">([^<]*)</g)].map(([, text]) => text);
  expect(columns.length).toBeGreaterThan(1);
  const [, row] = html.split('<tr role="row">').slice(1);
  expect(row).toMatch(/^\s*<th role="rowheader" scope="row">/);
  expect([...row!.matchAll(/<td role="cell" data-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(
    columns.slice(1),
  );
});

test("a paragraph of a post that is bold as a whole is marked, and one that begins bold is not", () => {
  expect(html.match(/<p data-key="true"><strong>/g)).toHaveLength(1);
  expect(html).toContain("<p><strong>");
});
