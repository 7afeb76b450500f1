import { button, eventually, test } from "./fixtures.ts";

test("a card turns by key and by mouse, and turns back", async ({ tab }) => {
  const card = "[data-flipped]";
  const turn = button("Turn card: Machine Learning");
  const flipped = () => tab.attribute(card, "data-flipped");
  await tab.visit("/ai-ml-development");
  await tab.focus(turn);
  await tab.press("Enter");
  await eventually(flipped).toBe("true");
  await tab.press("Escape");
  await eventually(flipped).toBe("false");
  await tab.hover(turn);
  await eventually(flipped).toBe("true");
  await tab.hover("h1");
  await eventually(flipped).toBe("false");
});
