import { button, card, eventually, expect, openCard, test, type Tab } from "./fixtures.ts";

const opener = button("Message Us");

test("the card goes through its phases, closes by Escape, and the focus returns", async ({ tab }) => {
  await tab.visit("/");
  await tab.evaluate(recordPhases);
  await openCard(tab);
  await tab.press("Escape");
  const phases = ["hidden", "mounted", "open", "closing", "hidden"];
  await eventually(() => recorded(tab, "phases")).toBe(phases.join(" "));
  expect(await tab.hasFocus(opener)).toBe(true);
});

test("the close button closes the card, and the focus returns", async ({ tab }) => {
  await tab.visit("/");
  await openCard(tab);
  await tab.click({ selector: `${card} button`, name: "Close" });
  await eventually(() => tab.isShown(card)).toBe(false);
  expect(await tab.hasFocus(opener)).toBe(true);
});

test("the form takes input from the phase open on, whatever still moves", async ({ tab }) => {
  await tab.visit("/");
  await tab.evaluate(fillAtOnce);
  await tab.click(opener);
  await eventually(() => recorded(tab, "filled")).toBe("name email phone message");
  expect(Number(await recorded(tab, "moving"))).toBeGreaterThan(0);
});

test("the paper comes to lie under what is written on it, and the envelope is gone", async ({ tab }) => {
  await tab.visit("/cloud-services");
  await openCard(tab);
  const places = await tab.read(`${card} form > div`, (letter) =>
    [letter, letter.children[0]!].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    }),
  );
  expect(places[1]).toEqual(places[0]);
});

for (const width of [1280, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("nothing in the card reaches past its side, from its first frame to its last", async ({ tab }) => {
      await tab.visit("/");
      await tab.evaluate(recordOverflow);
      await openCard(tab);
      await tab.press("Escape");
      await eventually(() => tab.isShown(card)).toBe(false);
      expect(await recorded(tab, "overflow")).toBe("0");
    });
  });
}

const recorded = (tab: Tab, name: string) => tab.attribute("html", `data-${name}`);

/** Runs in the page. */
function recordPhases() {
  const { dataset } = document.documentElement;
  dataset["phases"] = "hidden";
  const record = () => {
    const phase = document.querySelector<HTMLElement>("dialog[data-phase]")?.dataset["phase"] ?? "hidden";
    if (!dataset["phases"]!.endsWith(phase)) dataset["phases"] += ` ${phase}`;
  };
  new MutationObserver(record).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-phase"],
  });
}

/** Runs in the page: in the frame in which the card opens, each field is where a press would find it, and is filled in. */
function fillAtOnce() {
  const { dataset } = document.documentElement;
  const observer = new MutationObserver(() => {
    const dialog = document.querySelector("dialog[data-phase=open]");
    if (!dialog) return;
    observer.disconnect();
    const filled = [...dialog.querySelectorAll<HTMLInputElement>("[autocomplete]:not([tabindex]), textarea")]
      .filter((field) => {
        const { left, top, width, height } = field.getBoundingClientRect();
        field.focus({ preventScroll: true });
        return document.elementFromPoint(left + width / 2, top + height / 2) === document.activeElement;
      })
      .map(({ name }) => name);
    dataset["filled"] = filled.join(" ");
    dataset["moving"] = String(dialog.getAnimations({ subtree: true }).length);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-phase"] });
}

/** Runs in the page. */
function recordOverflow() {
  const { dataset } = document.documentElement;
  let widest = 0;
  const record = () => {
    const dialog = document.querySelector("dialog[data-phase]");
    if (dialog) widest = Math.max(widest, dialog.scrollWidth - dialog.clientWidth);
    dataset["overflow"] = String(widest);
    requestAnimationFrame(record);
  };
  record();
}
