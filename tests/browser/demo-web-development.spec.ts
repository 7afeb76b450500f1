import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/web-development";

test(`${route}: by keyboard, a route moves, meets a bad release and is taken back alone`, async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  const rules = demo.getByRole("group", { name: "Take back to the old app" }).getByRole("button");
  const moved = demo.getByRole("slider", { name: "Routes moved" });
  await moved.press("Home");
  await expect(rules).toHaveCount(0);
  await expect(result).toContainText("No visitor reaches");
  await moved.press("End");
  await expect(moved).toHaveAttribute("aria-valuetext", "6 of 6");
  await expect(rules).toHaveCount(6);
  await expect(result).toContainText(/meets 16% of visits/);
  // The newest route is the last one, and no other is on trial.
  await demo.getByRole("slider", { name: "Newest route" }).press("Home");
  await expect(result).toContainText(/meets 16% of visits/);
  await demo.getByRole("combobox", { name: "Bad release on" }).selectOption("/checkout");
  await expect(result).toContainText(/meets 0\.5% of visits/);

  const checkout = demo.getByRole("button", { name: /^\/checkout/ });
  await checkout.press("Space");
  await expect(checkout).toHaveAttribute("aria-pressed", "true");
  await expect(checkout).toBeFocused();
  await expect(demo.getByRole("button", { name: /^\/orders/ })).toHaveAttribute("aria-pressed", "false");
  await expect(result).toContainText("/checkout is back");
});
