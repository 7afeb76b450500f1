import { drag } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDemo } from "./support/open-demo.ts";

test("by keyboard, a bad release can be rolled back on one route, tried on few visitors, and fixed", async ({
  page,
}) => {
  const { demo, result, suggestion } = await openDemo(page, "/web-development");
  await expect(result).toContainText(/damaged.*608\svisits fail/is);
  for (const said of [/572 saved.*36\sfailed/is, /606 saved.*2\sfailed/is, /delivered/i, /damaged/i]) {
    await suggestion.press("Enter");
    await expect(result).toContainText(said);
  }
  // A switch in the drawing does the same as the first suggestion.
  await demo
    .getByRole("group", { name: "With a mistake on" })
    .getByRole("radio", { name: "/checkout" })
    .press("Space");
  const checkout = demo.getByRole("group", { name: "Answered by the new app" }).getByRole("button").nth(3);
  await expect(checkout).toHaveAccessibleName(/checkout.*bad release/);
  await checkout.press("Space");
  await expect(checkout).toHaveAttribute("aria-pressed", "false");
  await expect(checkout).toBeFocused();
  await expect(result).toContainText(/\/checkout back.*44\sfailed visits/s);
});

test("the way to release is chosen in the drawing, and a mistake noticed later costs more", async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, "/web-development");
  const noticed = demo.getByRole("slider", { name: "Noticed after" });
  await noticed.press("End");
  await expect(noticed).toHaveAttribute("aria-valuetext", /^60\smin$/);
  await expect(result).toContainText(/240\sminutes.*768\svisits fail/s);
  await demo.getByRole("radio", { name: "One page, to 5% first" }).press("Space");
  await expect(result).toContainText(/758 saved.*10\sfailed/is);

  // The handle of the drawing does the same as the slider.
  const handle = (await noticed.boundingBox())!;
  const start = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await drag(page, start, { x: start.x - 60, y: start.y }, 6);
  expect(Number(await noticed.inputValue())).toBeLessThan(60);
});
