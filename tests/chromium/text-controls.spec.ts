import type { Page } from "@playwright/test";
import { documents, readText } from "../support/built-site.ts";
import { expect, openCard, test, visit } from "./support/fixtures.ts";
import { scrollToDemo } from "./support/open-demo.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Returns the controls that hold text smaller than 16 px, into which Safari on iOS zooms. */
const smallControls = (page: Page) =>
  page
    .locator("select, textarea, input:not([type=radio], [type=checkbox], [type=range])")
    .evaluateAll((controls) =>
      controls
        .filter((control) => parseFloat(getComputedStyle(control).fontSize) < 16)
        .map((control) => control.outerHTML.slice(0, 80)),
    );

test("no field or list of any page makes a phone zoom in", async ({ page }) => {
  test.slow();
  for (const file of documents.filter((name) =>
    /<(?:input|select|textarea)\b|data-demo=/.test(readText(name)),
  )) {
    const path = `/${file.replace(/(?:index)?\.html$/, "")}`;
    await visit(page, path);
    if (readText(file).includes("data-demo=")) await scrollToDemo(page);
    expect(await smallControls(page), path).toEqual([]);
  }
  await visit(page, "/");
  await openCard(page);
  expect(await smallControls(page), "the card").toEqual([]);
});
