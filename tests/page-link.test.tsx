import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { PageLink } from "../src/site/page-link.tsx";

const hrefOn = (path: string, link: ReactNode) =>
  /href="([^"]*)"/.exec(renderToStaticMarkup(<Router ssrPath={path}>{link}</Router>))![1];

test("A link to a part of another page names page and part.", () => {
  expect(hrefOn("/about", <PageLink to="/services" hash="part" />)).toBe("/services#part");
});

test("A link to a part of the page on screen is a plain fragment, which the browser itself follows.", () => {
  expect(hrefOn("/services", <PageLink to="/services" hash="part" />)).toBe("#part");
});
