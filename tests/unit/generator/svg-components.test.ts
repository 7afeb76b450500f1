import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

test("an SVG that is imported as a component is hidden from assistive technology", () => {
  expect(renderToStaticMarkup(createElement(MailIcon))).toMatch(/^<svg [^>]*aria-hidden="true"/);
});
