import { cardTitle } from "../../src/content/card-text.ts";
import { fields } from "../../src/enquiry/fields.ts";
import { exampleEnquiry } from "../examples/example-enquiry.ts";
import {
  card,
  cardRemoved,
  expect,
  expectSuccess,
  footerLink,
  messageUsButton,
  openInSameDocument,
  plainPage,
  tabTo,
  test,
  visit,
  writeEnquiry,
} from "./support/fixtures.ts";
import { nextFrames } from "./support/next-frames.ts";

test.describe("at 1280 px", () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });

  test("a visitor reaches a service through the dropdown and sends an enquiry by keyboard alone", async ({
    page,
    sender,
    emailsFrom,
  }) => {
    await visit(page, plainPage);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
    const services = page.getByRole("button", { name: "Our Services" });
    await tabTo(page, services);
    await page.keyboard.press("Enter");
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Cloud Services" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/cloud-services");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    const opener = page.locator('main button[aria-haspopup="dialog"]').first();
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await expect(page.getByRole("heading", { name: cardTitle })).toBeFocused();
    for (const [label, text] of [
      ["Name", "Test Visitor"],
      ["Email", sender],
      ["Phone", exampleEnquiry.phone],
      ["Message", "Without a mouse."],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByRole("button", { name: "SEND MESSAGE" }));
    await page.keyboard.press("Enter");
    await expectSuccess(page);
    await cardRemoved(page);
    await expect(opener).toBeFocused();
    expect(await emailsFrom(sender)).toHaveLength(1);
  });
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a visitor reaches a service through the drawer, the enquiry card and a link in it by keyboard alone", async ({
    page,
  }) => {
    await visit(page, plainPage);
    const menu = page.getByRole("button", { name: "Menu" });
    await tabTo(page, menu);
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await expect(drawer).toBeVisible();
    await tabTo(page, drawer.locator("summary", { hasText: "Our Services" }));
    await page.keyboard.press("Enter");
    await tabTo(page, drawer.getByRole("link", { name: "Iot Development" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/iot-development");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await tabTo(page, messageUsButton(page), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await tabTo(page, card(page).getByRole("link"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/privacy");
    await cardRemoved(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await test.step("the drawer scrolls to the focus, and the browser's back button closes the drawer", async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await openInSameDocument(page, "/about");
      await footerLink(page, "Career").click();
      await expect(page).toHaveURL("/career");
      await page.getByRole("button", { name: "Menu" }).click();
      for (const group of await drawer.locator("summary").all()) await group.press("Enter");
      const last = drawer.getByRole("link").last();
      await tabTo(page, last);
      await expect(last).toBeInViewport();
      await expect(drawer.getByRole("button", { name: "Close" })).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await expect(drawer).toBeHidden();
      // Back returns to the link that was followed.
      await expect(footerLink(page, "Career")).toBeFocused();
    });
  });
});

test("the toast of a failure covers no field, in the smallest windows either, and can be dismissed by keyboard", async ({
  page,
  failEnquiries,
}) => {
  await failEnquiries();
  await writeEnquiry(page, "asha@example.com");
  const submit = page.getByRole("button", { name: "SEND MESSAGE" });
  await submit.press("Enter");
  const dismiss = page.getByRole("dialog").getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toBeVisible();
  const boxes = page.getByRole("dialog").getByRole("textbox");
  await expect(boxes).toHaveCount(fields.length);
  for (const [width, height] of [
    [320, 256],
    [320, 568],
    [640, 360],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width: width!, height: height! });
    await nextFrames(page);
    for (const target of [submit, ...(await boxes.all()), submit]) {
      await page.getByRole("heading", { name: cardTitle }).focus();
      await target.focus();
      const seen = await target.evaluate((element) => {
        const { left, top, width: w, height: h } = element.getBoundingClientRect();
        return [0.1, 0.9].every((x) => {
          const hit = document.elementFromPoint(left + x * w, top + h / 2);
          return hit !== null && element.contains(hit);
        });
      });
      expect(seen, `${String(target)} at ${width} x ${height}`).toBe(true);
    }
  }
  await tabTo(page, dismiss, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(dismiss).toHaveCount(0);
  await expect(card(page).getByRole("link")).toBeFocused();
});

test("no fixed part of a page hides the focused element, with Tab and with Shift+Tab", async ({ page }) => {
  // The fixed parts take most room in a small window.
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, "/contact-us");
  for (const key of ["Tab", "Shift+Tab"]) {
    const seen: string[] = [];
    const hidden: string[] = [];
    for (let press = 0; press < 120; press++) {
      await page.keyboard.press(key);
      const state = await page.evaluate(focusedElement);
      if (!state) break;
      seen.push(state.name);
      if (!state.visible) hidden.push(state.name);
    }
    expect(seen.length, key).toBeGreaterThan(20);
    expect(hidden, key).toEqual([]);
  }
});

/** Runs in the page. Returns the focused element, if any, and whether some point of it can be seen. */
async function focusedElement() {
  // The top bar notices the scrolling in the first frame, and has moved in the second.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const points = [0.02, 0.5, 0.98].flatMap((x) =>
    [0.05, 0.5, 0.95].map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
  );
  const visible = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  return { name: `${element.tagName} ${element.textContent?.trim()}`, visible };
}
