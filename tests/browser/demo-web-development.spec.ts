import { expect, test } from "./fixtures.ts";
import { openDemo } from "./open-demo.ts";

const route = "/web-development";

test(`${route}: by keyboard, every route is switched by itself, and the bad release is taken back alone`, async ({
  page,
}) => {
  const { demo, result } = await openDemo(page, route);
  const switches = demo.getByRole("group", { name: "Answered by the new app" }).getByRole("button");
  await expect(switches).toHaveCount(6);
  await demo.getByRole("slider", { name: "Open to" }).press("Home");
  // A route that is not moved yet is moved by a bad release on it.
  const checkout = demo.getByRole("button", { name: /^\/checkout/ });
  await expect(checkout).toHaveAttribute("aria-pressed", "false");
  await demo.getByRole("combobox", { name: "Bad release on" }).selectOption("/checkout");
  await expect(checkout).toHaveAttribute("aria-pressed", "true");
  await expect(result).toContainText(/on \/checkout costs 2\u00a0failed visits/);

  await checkout.press("Space");
  await expect(checkout).toHaveAttribute("aria-pressed", "false");
  await expect(checkout).toBeFocused();
  await expect(demo.getByRole("button", { name: /^\/orders/ })).toHaveAttribute("aria-pressed", "true");
  await expect(result).toContainText("/checkout is back");
});
