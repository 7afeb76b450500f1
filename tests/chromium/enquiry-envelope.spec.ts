import type { Locator, Page } from "@playwright/test";
import { postmarkLines } from "../../src/components/postal/postmark-lines.ts";
import { nextStepsSentence } from "../../src/content/card-text.ts";
import { company } from "../../src/content/company.ts";
import {
  announcedAfterMs,
  letterReturnsAfterMs,
  removedAfterMs,
  sealedAfterMs,
} from "../../src/enquiry/motion/card-timeline.ts";
import {
  card,
  cardRemoved,
  expect,
  expectFailure,
  expectSuccess,
  fillCard,
  holdRequests,
  movingInCard,
  openCard,
  openEnteringCard,
  otherWays,
  pressSend,
  success,
  test,
  visit,
  writeEnquiry,
} from "./support/fixtures.ts";
import { fontsLoaded } from "./support/next-frames.ts";

const front = (page: Page) => page.getByRole("button", { name: "Open the envelope" });

/** Sets the playback rate of all CSS animations and transitions. */
async function playAt(page: Page, playbackRate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate });
}

/** Returns whether the side of the envelope on which a postmark is drawn is seen. */
const isSeen = (postmark: Locator) =>
  postmark.evaluate((svg) => getComputedStyle(svg.closest("div, button")!).opacity !== "0");

async function middleOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, width };
}

const hero = (page: Page) => page.getByRole("button", { name: "Write to us" });

test('the form takes clicks and input from the phase "open" on, while the envelope has hardly moved', async ({
  page,
}) => {
  await visit(page, "/");
  await playAt(page, 0.0001);
  await openCard(page);
  await expect(page.getByRole("heading", { name: "Write to us" })).toBeFocused();
  for (const label of ["Name", "Email", "Phone", "Message"]) {
    const field = page.getByLabel(label);
    const { x, y } = await middleOf(field);
    await page.mouse.click(x, y);
    await expect(field).toBeFocused();
    await page.keyboard.type("1");
    await expect(field).toHaveValue("1");
  }
  expect(await movingInCard(page)).toBeGreaterThan(5);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`at ${width} px the envelope starts at the place of the button that was pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/career");
    await fontsLoaded(page);
    await playAt(page, 0.0001);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    // At the top of a narrow page the launcher is hidden.
    const launcher = width > 820 ? [page.getByRole("button", { name: "Message Us" })] : [];
    for (const button of [...launcher, page.locator("main button[aria-haspopup]").first()]) {
      const from = await middleOf(button);
      await button.click();
      await expect(card(page)).toHaveAttribute("data-phase", "entering");
      const start = await middleOf(front(page));
      expect(Math.abs(start.x - from.x)).toBeLessThan(12);
      expect(Math.abs(start.y - from.y)).toBeLessThan(12);
      expect(start.width / from.width).toBeCloseTo(1, 1);
      await page.clock.runFor(100);
      await expect(card(page)).toHaveAttribute("data-phase", "open");
      await page.keyboard.press("Escape");
      // The browser fires the event in a task of its own.
      await expect(card(page)).toHaveAttribute("data-phase", "closing");
      await page.clock.runFor(500);
      await cardRemoved(page);
    }
  });

for (const width of [1280, 390])
  test(`at ${width} px a card that closes lets its envelope go back to the button that was pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/career");
    const button = page.locator("main button[aria-haspopup]").first();
    await button.click();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveAttribute("data-phase", "closing");
    const envelope = card(page).locator("[data-large-envelope]");
    await envelope.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
    const [end, place] = [await middleOf(envelope), await middleOf(button)];
    expect(Math.abs(end.x - place.x)).toBeLessThan(12);
    expect(Math.abs(end.y - place.y)).toBeLessThan(12);
    await page.clock.runFor(500);
    await cardRemoved(page);
    await expect(button).toBeFocused();
  });

test("the envelope bears the stamp of the service whose page the visitor is on, and the pair elsewhere", async ({
  page,
}) => {
  for (const [route, picture] of [
    ["/cloud-services", "cloud-services"],
    ["/career", "both-sides"],
  ] as const) {
    await visit(page, route);
    await openCard(page);
    await expect(card(page).locator(`img[src*="${picture}"]`), route).toHaveCount(2);
    await expect(card(page).locator("img"), route).toHaveCount(2);
  }
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`at ${width} px the envelope closes while an enquiry is on its way, and a failure brings the form back unchanged`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/status of 502/, /The enquiry was not sent/);
    await page.setViewportSize({ width, height });
    await writeEnquiry(page, "asha@example.com");
    const requests = await holdRequests(page, "**/api/enquiry", (route) =>
      route.fulfill({ status: 502, json: {} }),
    );
    await pressSend(page);
    await expect(card(page)).toHaveAttribute("data-delivery", "sending");
    const pending = page.getByRole("button", { name: "SENDING..." });
    await expect(pending).toBeFocused();
    await expect(pending).toBeInViewport();
    await expect(page.getByLabel("Message")).toHaveValue("We have an old portal.");
    // The card is scrolled to the top, where the folding can be seen.
    await expect.poll(() => card(page).evaluate((dialog) => dialog.scrollTop)).toBe(0);
    requests.release();
    await expectFailure(page);
    await expect(card(page)).toHaveAttribute("data-delivery", "returned");
    await expect(otherWays(page)).toBeFocused();
    const submit = page.getByRole("button", { name: "SEND MESSAGE" });
    await expect(submit).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByLabel("Email")).toHaveValue("asha@example.com");
    // The mark is on the envelope in sight: beside the form, or in the box of a narrow card.
    await expect(card(page).getByText("Return to sender").filter({ visible: true }).last()).toBeInViewport();
    await expect(card(page).getByText("You can also send it another way")).toBeInViewport();
    for (const name of ["Open my email app", "Copy my text"])
      await expect(card(page).getByRole("button", { name })).toBeInViewport({ ratio: 0.9 });
    // Nor does the toast, which sticks at the top of a narrow card, cover the greeting.
    await expect.poll(() => movingInCard(page)).toBe(0);
    const toast = (await card(page).locator('[data-type="error"]').boundingBox())!;
    const greeting = (await card(page).locator("[data-greeting]").boundingBox())!;
    if (width === 390) expect(greeting.y).toBeGreaterThan(toast.y + toast.height);
  });

test("an accepted enquiry gets a postmark of the company's town and the visitor's day, and the next form is empty", async ({
  page,
}) => {
  await page.route("**/api/enquiry", (route) => route.fulfill({ json: {} }));
  await openEnteringCard(page);
  await page.clock.runFor(100);
  await fillCard(page, { email: "asha@example.com" });
  await pressSend(page);
  // No envelope has a postmark before the enquiry was sent.
  await expect(page.locator("[data-envelope] svg, dialog[data-phase] [data-small-envelope] svg")).toHaveCount(
    0,
  );
  await expect(front(page).locator("svg")).toHaveCount(0);
  // Even after a very fast response, the envelope closes before the card does.
  await expect(card(page)).toHaveAttribute("data-delivery", "sending");
  await page.clock.runFor(sealedAfterMs);
  await expect(card(page)).toHaveAttribute("data-phase", "closing");
  await expect(card(page)).toHaveAttribute("data-delivery", "sent");
  const postmark = card(page).locator('[aria-label="Open the envelope"] svg');
  const day = postmarkLines(new Date()).map((line) => line.toUpperCase());
  await expect(postmark.locator("text")).toHaveText([new RegExp(company.place.town, "i"), ...day]);
  await page.clock.runFor(announcedAfterMs);
  // The receipt shows the same envelope, and says when it was posted and what happens next.
  const receipt = page.locator('[data-container="page"] [data-type="success"]');
  await expect(receipt.locator("svg text")).toHaveText([new RegExp(company.place.town, "i"), ...day]);
  await expect(receipt.getByText(success)).toBeVisible();
  await expect(receipt.getByText(`Posted ${postmarkLines(new Date()).join(" ")}`)).toBeVisible();
  await expect(receipt.getByText(nextStepsSentence({}))).toBeVisible();
  await page.getByRole("button", { name: "Message Us" }).press("Enter");
  await page.clock.runFor(100);
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  await expect(card(page)).toHaveAttribute("data-delivery", "unsent");
  for (const field of await page.getByRole("dialog").getByRole("textbox").all())
    await expect(field).toHaveValue("");
});

test("the mark of a failed enquiry lands before its letter comes back to its place", async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 502/, /The enquiry was not sent/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route("**/api/enquiry", (route) => route.fulfill({ status: 502, json: {} }));
  await openEnteringCard(page);
  await page.clock.runFor(100);
  await fillCard(page, { email: "asha@example.com" });
  const place = () => page.getByLabel("Message").boundingBox();
  const before = await place();
  await pressSend(page);
  const mark = front(page).getByText("Return to sender");
  await expect(mark).toHaveCount(0);
  await page.clock.runFor(sealedAfterMs);
  await expect(mark).toBeInViewport();
  await expect(card(page)).toHaveAttribute("data-delivery", "returning");
  // The button does not look ready while the letter is sealed.
  await expect(page.getByRole("button", { name: "SENDING..." }).locator("..")).toHaveCSS("opacity", "0");
  await page.clock.runFor(letterReturnsAfterMs);
  await expect(card(page)).toHaveAttribute("data-delivery", "returned");
  await expect(card(page).locator("[data-small-envelope]").getByText("Return to sender")).toBeInViewport();
  await expect(otherWays(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => movingInCard(page)).toBe(0);
  // Its message field is lower, to make room for the box below the letter.
  expect(await place()).toMatchObject({ x: before!.x, y: before!.y, width: before!.width });
});

test("a sent enquiry shows one envelope: the card's, until it lies on the receipt", async ({ page }) => {
  await page.route("**/api/enquiry", (route) => route.fulfill({ json: {} }));
  await openEnteringCard(page);
  await page.clock.runFor(100);
  await fillCard(page, { email: "asha@example.com" });
  await pressSend(page);
  await expect(front(page)).toHaveCSS("opacity", "1");
  await playAt(page, 0.0001);
  await page.clock.runFor(sealedAfterMs);
  await expect(card(page)).toHaveAttribute("data-phase", "closing");
  await page.clock.runFor(announcedAfterMs);
  const receipt = page.locator('[data-container="page"] [data-type="success"] svg').first();
  await expect(receipt).toBeAttached();
  expect(await isSeen(receipt)).toBe(false);
  expect(await isSeen(card(page).locator('[aria-label="Open the envelope"] svg'))).toBe(true);
  await playAt(page, 1);
  await page.clock.runFor(removedAfterMs - announcedAfterMs);
  await cardRemoved(page);
  await expect.poll(() => isSeen(receipt)).toBe(true);
});

test("the envelope on the page is gone once its enquiry was sent, and pressing its place opens a new one", async ({
  page,
  sender,
}) => {
  await writeEnquiry(page, sender);
  await pressSend(page);
  await expectSuccess(page);
  await cardRemoved(page);
  const face = hero(page).locator("img");
  const isVisible = () => face.evaluate((image) => image.checkVisibility({ opacityProperty: true }));
  expect(await isVisible()).toBe(false);
  await expect(hero(page)).toHaveCSS("opacity", "1");
  // The place bears a postmark, which takes no presses.
  const postmark = hero(page).locator("svg");
  await expect(postmark.locator("text").first()).toHaveText(/posted/i);
  const { x, y } = await middleOf(postmark);
  await page.mouse.click(x, y);
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  await expect(postmark).toHaveCount(0);
  await page.keyboard.press("Escape");
  await cardRemoved(page);
  expect(await isVisible()).toBe(true);
});

for (const width of [1440, 390])
  test(`at ${width} px "Message Us" lets the envelope on the page fly, while the page darkens gradually`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/");
    await fontsLoaded(page);
    const from = await middleOf(hero(page));
    await playAt(page, 0.0001);
    await openCard(page);
    await expect(hero(page)).toHaveCSS("opacity", "0");
    const start = await middleOf(card(page).locator('[aria-label="Open the envelope"]'));
    expect(Math.abs(start.x - from.x)).toBeLessThan(16);
    expect(Math.abs(start.y - from.y)).toBeLessThan(16);
    const backdrop = card(page).locator("> :first-child");
    expect(Number(await backdrop.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(0.1);
    await playAt(page, 1);
    await expect(backdrop).toHaveCSS("opacity", "1");
    await page.keyboard.press("Escape");
    await cardRemoved(page);
    await expect(hero(page)).toHaveCSS("opacity", "1");
    await expect(page.getByRole("button", { name: "Message Us" })).toBeFocused();
  });

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test(`a phone of ${width} by ${height} px shows heading, lead, button and the whole stamp at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    await fontsLoaded(page);
    const main = page.getByRole("main");
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      page.locator("h1 + p"),
      main.getByRole("button", { name: "Message Us" }),
      hero(page).locator("img"),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

test("a button is itself the place where the envelope starts once the one on the page is out of sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, "/");
  await page.locator("main button[aria-haspopup]").last().click();
  await expect(card(page)).toHaveAttribute("data-phase", "open");
  await expect(hero(page)).toHaveCSS("opacity", "1");
});

test("with reduced motion only the front of the envelope is shown, and the letter stays in sight while it is sent", async ({
  page,
  sender,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await writeEnquiry(page, sender);
  const requests = await holdRequests(page, "**/api/enquiry");
  await pressSend(page);
  await expect(card(page)).toHaveAttribute("data-delivery", "sending");
  // No animation may go on while the enquiry is on its way.
  await expect.poll(() => movingInCard(page)).toBe(0);
  const seen = await page
    .getByLabel("Message")
    .evaluate((field) => field.checkVisibility({ opacityProperty: true }));
  expect(seen).toBe(true);
  requests.release();
  await expectSuccess(page);
});

for (const [where, emulate] of [
  ["reduced motion", (page) => page.emulateMedia({ reducedMotion: "reduce" })],
  ["forced colours", (page) => page.emulateMedia({ forcedColors: "active" })],
  ["a phone held sideways", (page) => page.setViewportSize({ width: 844, height: 390 })],
] satisfies [string, (page: Page) => Promise<void>][])
  test(`with ${where} the paper of the letter does not cover what is written on it`, async ({ page }) => {
    await emulate(page);
    await visit(page, "/");
    await openCard(page);
    const name = page.getByLabel("Name");
    await name.fill("Asha");
    await expect.poll(() => movingInCard(page)).toBe(0);
    const written = await name.screenshot();
    await name.fill("");
    expect(written.equals(await name.screenshot())).toBe(false);
  });

for (const width of [390, 1280])
  test(`at ${width} px the envelope in the hero opens, comes back, and has the focus again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/");
    expect((await middleOf(hero(page))).width).toBeGreaterThan(width / 3);
    await hero(page).click();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    // The envelope on the page is hidden while the card shows its own.
    await expect(hero(page)).toHaveCSS("opacity", "0");
    await page.keyboard.press("Escape");
    await cardRemoved(page);
    await expect(hero(page)).toHaveCSS("opacity", "1");
    await expect(hero(page)).toBeFocused();
  });
