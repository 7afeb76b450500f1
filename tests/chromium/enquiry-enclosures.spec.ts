import type { Page } from "@playwright/test";
import { home } from "../../src/content/pages/home.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { scrollToDemo } from "./support/demo.ts";
import {
  cardRemoved,
  expect,
  movingInCard,
  openCard,
  openInSameDocument,
  test,
  visit,
  plainPage,
} from "./support/fixtures.ts";

const list = (page: Page) => page.getByRole("list", { name: /^Enclosures/ });
const takeOut = (page: Page) => list(page).getByRole("button", { name: "Remove" });

test("a demonstration's result is an enclosure of the enquiry, which the mail button counts", async ({
  page,
}) => {
  await visit(page, "/ai-ml-development");
  const demo = page.locator("[data-demo]").first();
  await scrollToDemo(demo);
  const send = demo.getByRole("button", { name: "Send this with your message" });
  const enclosed = demo.getByRole("button", { name: "Enclosed with your message" });
  await send.click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(list(page).getByRole("listitem")).toHaveText(/.{40,}/);
  // The text is shown once: in the list, and not in the field as well.
  await expect(page.getByLabel("Message")).toHaveValue("");
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  // The button says so for this result, and offers to send the next one.
  await expect(enclosed).toBeFocused();
  await enclosed.press("Enter");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  await demo.locator("[data-suggestion]").getByRole("button").click();
  await expect(send).toBeVisible();
  await openInSameDocument(page, plainPage);
  await expect(page.getByRole("button", { name: "Message Us 1 enclosed" })).toBeVisible();
  await openInSameDocument(page, "/");
  await expect(
    page.getByRole("button", { name: new RegExp(`^${home.envelopeLabel}.* 1 enclosed$`) }),
  ).toBeVisible();
});

// enquiry-invalid.spec.ts sends an enquiry with an enclosure.
test("each enclosure can be taken out, the focus stays in the letter, and the rest of the text is kept", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const enclosures = ["The first result.", "The second result."];
    sessionStorage["enquiry-draft"] ??= JSON.stringify({ message: "Good morning.", enclosures });
  });
  await visit(page, plainPage);
  await openCard(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(list(page).getByRole("listitem")).toHaveText([/The first result/, /The second result/]);
  await expect(page.getByLabel("Message")).toHaveValue("Good morning.");
  // Words that are still fading in have too little contrast.
  await expect.poll(() => movingInCard(page)).toBe(0);
  expect(await axeViolations(page, "dialog")).toEqual([]);
  for (const button of await takeOut(page).all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await takeOut(page).first().press("Enter");
  await expect(list(page).getByRole("listitem")).toHaveText(/The second result/);
  await expect(takeOut(page)).toBeFocused();
  await takeOut(page).press("Enter");
  await expect(page.getByLabel("Message")).toHaveValue("Good morning.");
  await expect(page.getByLabel("Message")).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.parse(sessionStorage["enquiry-draft"]).message)).toBe(
    "Good morning.",
  );
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  await expect(page.getByText(/^\d enclosed$/)).toHaveCount(0);
});
