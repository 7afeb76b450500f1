import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

test("an SVG that is imported as a component is hidden from assistive technology, and has no class but ours", () => {
  const markup = renderToStaticMarkup(createElement(MailIcon, { className: "our-own" }));
  expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(markup.match(/class="[^"]*"/g)).toEqual(['class="our-own"']);
});
