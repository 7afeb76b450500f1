import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CurrentPath } from "../../../src/routing/current-path.ts";
import { PageLink } from "../../../src/routing/page-link.tsx";

const hrefOn = (path: string, link: ReactNode) =>
  /href="([^"]*)"/.exec(renderToStaticMarkup(<CurrentPath value={path}>{link}</CurrentPath>))![1];

test("a link to a part of another page has the path and the fragment", () => {
  expect(hrefOn("/about", <PageLink to="/services" hash="part" />)).toBe("/services#part");
});

test("a link to a part of the page on screen is a fragment alone, which the browser itself follows", () => {
  expect(hrefOn("/services", <PageLink to="/services" hash="part" />)).toBe("#part");
});
