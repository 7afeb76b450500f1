import { button, card, eventually, expect, link, openCard, test, type Tab } from "./support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone the drawer and the enquiry card open, fit the window, close and return the focus", async ({
  tab,
}) => {
  await tab.visit("/");

  await test.step("the drawer opens at the left, 280 px wide, and Escape returns the focus", async () => {
    const menu = button("Menu");
    const drawer = "dialog[open]";
    await tab.click(menu);
    const place = () =>
      tab.read(drawer, (element) => {
        const { left, width } = element.getBoundingClientRect();
        return { left, width };
      });
    await eventually(place).toEqual({ left: 0, width: 280 });
    expect(await tab.read(drawer, (element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await tab.press("Escape");
    await eventually(() => tab.isShown(drawer)).toBe(false);
    await eventually(() => tab.hasFocus(menu)).toBe(true);
  });

  await test.step("the card goes through its phases, and its drawn paper is under the form", async () => {
    await tab.evaluate(watchCard);
    await openCard(tab);
    expect(await placesOfPaperAndForm(tab)).toHaveLength(1);
    await tab.press("Escape");
    await eventually(() => tab.isShown(card)).toBe(false);
    expect(await tab.hasFocus(button("Message Us"))).toBe(true);
    await eventually(() => recorded(tab, "phases")).toBe("hidden entering open closing hidden");
    expect(await recorded(tab, "overflow")).toBe("0");
  });

  await test.step("a link of the drawer opens its page", async () => {
    await tab.click(button("Menu"));
    await tab.click(link("About Us", "dialog[open]"));
    await eventually(() => tab.path()).toBe("/about");
    await eventually(() => tab.hasFocus("h1")).toBe(true);
    expect(await tab.isShown("dialog[open]")).toBe(false);
  });
});

/** Returns the places of the letter's paper and of its form, without repetition. */
async function placesOfPaperAndForm(tab: Tab): Promise<string[]> {
  const places = await tab.read(`${card} form > div`, (letter) =>
    [letter, letter.children[0]!].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    }),
  );
  return [...new Set(places)];
}

const recorded = (tab: Tab, name: string) => tab.attribute("html", `data-${name}`);

/**
 * Runs in the page. Records the phases of the card, and in each frame how many pixels it overflows to the
 * side.
 */
function watchCard() {
  const { dataset } = document.documentElement;
  const selector = "dialog[data-phase]";
  dataset["phases"] = "hidden";
  let widest = 0;
  new MutationObserver(() => {
    const phase = document.querySelector<HTMLElement>(selector)?.dataset["phase"] ?? "hidden";
    if (!dataset["phases"]!.endsWith(phase)) dataset["phases"] += ` ${phase}`;
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-phase"] });
  requestAnimationFrame(function measure() {
    const dialog = document.querySelector(selector);
    if (dialog) widest = Math.max(widest, dialog.scrollWidth - dialog.clientWidth);
    dataset["overflow"] = String(widest);
    requestAnimationFrame(measure);
  });
}
