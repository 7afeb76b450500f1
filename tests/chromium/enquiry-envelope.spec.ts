import type { Page } from "@playwright/test";
import { cardTitle, otherWaysAdvice } from "../../src/content/card-text.ts";
import { company } from "../../src/content/company.ts";
import { home } from "../../src/content/pages/home.ts";
import { fields } from "../../src/enquiry/fields.ts";
import {
  card,
  closeCard,
  expect,
  expectFailure,
  failureMessages,
  holdRequests,
  movingInCard,
  openCard,
  plainPage,
  pressSend,
  test,
  visit,
  writeEnquiry,
} from "./support/fixtures.ts";

test.use({ reducedMotion: "no-preference" });

/** Sets the playback rate of all CSS animations and transitions. */
async function playAt(page: Page, playbackRate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate });
}

test('the form takes clicks and input from the phase "open" on, while the envelope has hardly moved', async ({
  page,
}) => {
  await visit(page, plainPage);
  await playAt(page, 0.0001);
  await openCard(page);
  await expect(page.getByRole("heading", { name: cardTitle })).toBeFocused();
  for (const { label } of fields) {
    const field = page.getByLabel(label);
    // It is moving, which click() would wait for.
    await field.click({ force: true });
    await expect(field).toBeFocused();
    await page.keyboard.type("1");
    await expect(field).toHaveValue("1");
  }
  expect(await movingInCard(page)).toBeGreaterThan(5);
});

test("the envelope closes while an enquiry is on its way, and a failure brings the form back into sight", async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(...failureMessages);
  await writeEnquiry(page, "asha@example.com");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const requests = await holdRequests(page, "**/api/enquiry", (route) =>
      route.fulfill({ status: 502, json: {} }),
    );
    await pressSend(page);
    await expect(card(page)).toHaveAttribute("data-delivery", "sending");
    await expect(page.getByRole("button", { name: "SENDING..." })).toBeInViewport();
    // The card is scrolled to the top, where the folding can be seen.
    await expect.poll(() => card(page).evaluate((dialog) => dialog.scrollTop)).toBe(0);
    requests.release();
    await expectFailure(page);
    await expect(card(page)).toHaveAttribute("data-delivery", "returned");
    // The mark is on the envelope in sight: beside the form, or in the box of a narrow card.
    await expect(card(page).getByText("Return to sender").filter({ visible: true }).last()).toBeInViewport();
    await expect(card(page).getByText(otherWaysAdvice(company.phone))).toBeInViewport();
    for (const name of ["SEND MESSAGE", "Open my email app", "Copy my text"])
      await expect(card(page).getByRole("button", { name })).toBeInViewport({ ratio: 0.9 });
    // Nor does the toast, which sticks at the top of a narrow card, cover the greeting.
    await expect.poll(() => movingInCard(page)).toBe(0);
    const toast = (await card(page).locator('[data-type="error"]').boundingBox())!;
    const greeting = (await card(page).locator("[data-greeting]").boundingBox())!;
    if (width === 390) expect(greeting.y).toBeGreaterThan(toast.y + toast.height);
    await page.unroute("**/api/enquiry");
  }
});

test("the paper of the letter never covers what is written on it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, plainPage);
  await openCard(page);
  const name = page.getByLabel("Name");
  async function expectReadable(where: string) {
    await name.fill("Asha");
    await expect.poll(() => movingInCard(page)).toBe(0);
    const written = await name.screenshot();
    await name.fill("");
    expect(written.equals(await name.screenshot()), where).toBe(false);
  }
  await expectReadable("reduced motion");
  await page.emulateMedia({ forcedColors: "active" });
  await expectReadable("forced colours");
  await page.emulateMedia({ forcedColors: null, reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 844, height: 390 });
  await expectReadable("a phone held sideways");
});

test("the envelope in the hero of the home page opens, comes back, and has the focus again", async ({
  page,
}) => {
  await visit(page, "/");
  const hero = page.getByRole("button", { name: home.envelopeLabel });
  await hero.click();
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  // The envelope on the page is hidden while the card shows its own.
  await expect(hero).toHaveCSS("opacity", "0");
  await closeCard(page);
  await expect(hero).toHaveCSS("opacity", "1");
  await expect(hero).toBeFocused();
});
