import { clippedText } from "./support/clipped-text.ts";
import { expect, openInSameDocument, test, visit, plainPage } from "./support/fixtures.ts";

test.use({ viewport: { width: 700, height: 990 }, reducedMotion: "no-preference" });

test("a page prints all of its text and no control, dark on white", async ({ page }) => {
  await visit(page, plainPage);
  for (const route of ["/cloud-services", "/ai-ml-development", "/about", "/service-section"]) {
    await openInSameDocument(page, route);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header, footer")).toHaveCount(2);
    const chrome = page.locator("header, footer, button:not([data-demo] *), [role=status], a[href='#main']");
    await expect(chrome.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const address = new RegExp(`, https?://[^ ]+${route}$`);
    await expect(page.getByRole("main").getByText(address)).toBeVisible();

    const faults = () =>
      page.locator("main *").evaluateAll((elements) => {
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const light = ([r = 0, g = 0, b = 0]: number[]) => r + g + b > 3 * 240;
        return elements.flatMap((element) => {
          const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
          if (element.closest("details") && !element.checkVisibility({ contentVisibilityAuto: true }))
            return [`closed: ${element.outerHTML.slice(0, 60)}`];
          if (!own || !element.checkVisibility()) return [];
          const { color, backgroundColor, opacity, backfaceVisibility, transform, printColorAdjust } =
            getComputedStyle(element);
          // Only then are grounds printed.
          const exact = printColorAdjust === "exact";
          const ground = parts(backgroundColor);
          const name = `${element.tagName} "${element.textContent!.trim().slice(0, 30)}"`;
          if (!exact && light(parts(color))) return [`light text: ${name}`];
          if (!exact && ground[3] !== 0 && !light(ground)) return [`dark ground: ${name}`];
          if (opacity === "0" || (backfaceVisibility === "hidden" && transform !== "none"))
            return [`turned away: ${name}`];
          return [];
        });
      });
    // A verdict that lands just now is transparent for a moment.
    await expect.poll(faults, route).toEqual([]);

    const grounds = await page
      .locator("body, main [data-theme]")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
    expect(new Set(grounds)).toEqual(new Set(["rgb(255, 255, 255)"]));
    expect(await clippedText(page), route).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }

  await page.emulateMedia({ media: "print" });
  const printedAfter = (address: string) =>
    page.getByRole("main").evaluate((main, href) => {
      const link = Object.assign(document.createElement("a"), { href });
      main.append(link);
      return getComputedStyle(link, "::after").content;
    }, address);
  expect(await printedAfter("https://other.example/")).toContain("https://other.example/");
  expect(await printedAfter("/about")).toBe("none");
});
