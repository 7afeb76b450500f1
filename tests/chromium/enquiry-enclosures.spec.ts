import { axeViolations } from "./support/axe-violations.ts";
import { scrollToDemo } from "./support/demo.ts";
import {
  closeCard,
  expect,
  movingInCard,
  openInSameDocument,
  plainPage,
  test,
  visit,
} from "./support/fixtures.ts";

// enquiry-invalid.spec.ts sends an enquiry with an enclosure.
test("the results of demonstrations are enclosed with the enquiry, counted by the mail button, and can be taken out", async ({
  page,
}) => {
  const message = page.getByLabel("Message", { exact: true });
  const enclosures = page.getByRole("list", { name: /^Enclosures/ }).getByRole("listitem");
  const takeOut = enclosures.getByRole("button", { name: "Remove" });
  await visit(page, "/ai-ml-development");
  const demo = page.locator("[data-demo]").first();
  await scrollToDemo(demo);
  const send = demo.getByRole("button", { name: "Send this with your message" });

  await test.step("a result is enclosed once, and its button says so until there is another result", async () => {
    const enclosed = demo.getByRole("button", { name: "Enclosed with your message" });
    await send.click();
    await expect(enclosures).toHaveText([/.{40,}/]);
    // The text is shown once: in the list, and not in the field as well.
    await expect(message).toHaveValue("");
    await closeCard(page);
    await expect(enclosed).toBeFocused();
    await enclosed.press("Enter");
    await expect(enclosures).toHaveCount(1);
    await closeCard(page);
    await demo.locator("[data-suggestion]").getByRole("button").click();
    await send.click();
    await expect(enclosures).toHaveCount(2);
  });

  await test.step("one can be taken out, also on a phone, and the focus stays in the letter", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await message.fill("Good morning.");
    // Words that are still fading in have too little contrast.
    await expect.poll(() => movingInCard(page)).toBe(0);
    expect(await axeViolations(page, "dialog")).toEqual([]);
    for (const button of await takeOut.all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const second = (await enclosures.last().textContent())!;
    await takeOut.first().press("Enter");
    await expect(enclosures).toHaveText([second]);
    await expect(takeOut).toBeFocused();
    await closeCard(page);
  });

  await test.step("the mail button of every page counts the one that is left", async () => {
    await openInSameDocument(page, plainPage);
    await expect(page.getByRole("button", { name: "Message Us 1 enclosed" })).toBeVisible();
    await openInSameDocument(page, "/");
    await page.getByRole("main").getByRole("button", { name: "1 enclosed" }).click();
  });

  await test.step("without the last one the rest of the text is kept", async () => {
    await takeOut.click();
    await expect(enclosures).toHaveCount(0);
    await expect(message).toHaveValue("Good morning.");
    await expect(message).toBeFocused();
    await closeCard(page);
    await expect(page.getByText(/^\d enclosed$/)).toHaveCount(0);
  });
});
