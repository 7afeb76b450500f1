import { expect, test, visit } from "./fixtures.ts";

const route = "/web-development";

test(`${route}: by keyboard, a route moves, meets a bad release and is taken back alone`, async ({
  page,
}) => {
  await visit(page, route);
  const demo = page.locator("[data-demo]");
  await demo.scrollIntoViewIfNeeded();
  const finding = demo.getByRole("status");
  const rules = demo.getByRole("group", { name: "Take back to the old app" }).getByRole("button");
  const moved = demo.getByRole("slider", { name: "Routes moved" });
  await moved.press("Home");
  await expect(rules).toHaveCount(0);
  await expect(finding).toContainText("No visitor reaches");
  await moved.press("End");
  await expect(moved).toHaveAttribute("aria-valuetext", "6 of 6");
  await expect(rules).toHaveCount(6);
  await expect(finding).toContainText(/meets 16% of visits/);
  // The newest route is the last one, and no other is on trial.
  await demo.getByRole("slider", { name: "Newest route" }).press("Home");
  await expect(finding).toContainText(/meets 16% of visits/);
  await demo.getByRole("combobox", { name: "Bad release on" }).selectOption("/checkout");
  await expect(finding).toContainText(/meets 0\.5% of visits/);

  const checkout = demo.getByRole("button", { name: /^\/checkout/ });
  await checkout.press("Space");
  await expect(checkout).toHaveAttribute("aria-pressed", "true");
  await expect(checkout).toBeFocused();
  await expect(demo.getByRole("button", { name: /^\/orders/ })).toHaveAttribute("aria-pressed", "false");
  await expect(finding).toContainText("/checkout is back");
});
