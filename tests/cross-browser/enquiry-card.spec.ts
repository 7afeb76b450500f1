import { button, card, eventually, expect, openCard, test, type Tab } from "./support/fixtures.ts";

const opener = button("Message Us");
const closeButton = { selector: `${card} button`, name: "Close" };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the enquiry card opens and closes in its phases, never overflows its width, and returns the focus; the drawn paper is under the form", async ({
    tab,
  }) => {
    await tab.visit("/");
    await tab.evaluate(watchCard);
    for (const close of [() => tab.press("Escape"), () => tab.click(closeButton)]) {
      await openCard(tab);
      expect(await placesOfPaperAndForm(tab)).toHaveLength(1);
      await close();
      await eventually(() => tab.isShown(card)).toBe(false);
      expect(await tab.hasFocus(opener)).toBe(true);
    }
    const turn = ["entering", "open", "closing", "hidden"];
    await eventually(() => recorded(tab, "phases")).toBe(["hidden", ...turn, ...turn].join(" "));
    expect(await recorded(tab, "overflow")).toBe("0");
  });
});

test('the form takes input from the phase "open" on, even while the envelope still moves', async ({
  tab,
}) => {
  await tab.visit("/");
  await tab.evaluate(recordReachableFields);
  await tab.click(opener);
  await eventually(() => recorded(tab, "reachable")).toBe("name email phone message");
  expect(Number(await recorded(tab, "moving"))).toBeGreaterThan(0);
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
 * Runs in the page. When the card opens, records which fields a press would hit, and how many animations are
 * running.
 */
function recordReachableFields() {
  const { dataset } = document.documentElement;
  const observer = new MutationObserver(() => {
    const dialog = document.querySelector("dialog[data-phase=open]");
    if (!dialog) return;
    observer.disconnect();
    const reachable = [
      ...dialog.querySelectorAll<HTMLInputElement>("[autocomplete]:not([tabindex]), textarea"),
    ]
      .filter((field) => {
        const { left, top, width, height } = field.getBoundingClientRect();
        field.focus({ preventScroll: true });
        return document.elementFromPoint(left + width / 2, top + height / 2) === document.activeElement;
      })
      .map(({ name }) => name);
    dataset["reachable"] = reachable.join(" ");
    dataset["moving"] = String(dialog.getAnimations({ subtree: true }).length);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-phase"] });
}

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
