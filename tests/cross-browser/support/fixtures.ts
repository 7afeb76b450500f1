import { expect, test as base } from "../../support/enquiry-fixtures.ts";
import type { Driver } from "./driver.ts";
import type { Engine } from "./engine-path.ts";
import { eventually } from "./eventually.ts";
import { launchFirefox } from "./firefox-driver.ts";
import { startSiteProxy, type Fault, type SiteProxy } from "./site-proxy.ts";
import { button, Tab } from "./tab.ts";
import { launchWebKit } from "./webkit-driver.ts";

export { expect, failure, failureMessages, success } from "../../support/enquiry-fixtures.ts";
export { plainPage } from "../../support/routes.ts";
export { eventually } from "./eventually.ts";
export { button, link, type Tab } from "./tab.ts";

interface WorkerFixtures {
  /** One browser for all tests of a worker, because its start takes the longest. */
  driver: Driver;
  site: SiteProxy;
}

interface Fixtures {
  /** A fresh tab. Its console errors and warnings fail the test, unless `expectedMessages` has them. */
  tab: Tab;
  /** Moves the tab to a new origin of the site that has a fault. */
  switchToFaultySite: (fault: Fault) => Promise<SiteProxy>;
}

export const card = "dialog[data-phase]";

/** Opens the enquiry card on a hydrated page, and ends its animations, which would take a second. */
export async function openCard(tab: Tab) {
  await tab.click(button("Message Us"));
  await eventually(() => tab.attribute(card, "data-phase")).toBe("open");
  await tab.read(card, (dialog) =>
    dialog.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
  );
}

/** Opens another page in the same document, as a link of the page does. */
export async function openInSameDocument(tab: Tab, route: string) {
  await tab.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, route);
  await eventually(() => tab.path()).toBe(route);
  await eventually(() => tab.hasFocus("h1")).toBe(true);
}

const launch: Record<Engine, () => Promise<Driver>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  driver: [
    async ({}, use, { project }) => {
      const driver = await launch[project.name as Engine]();
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],

  site: [async ({}, use) => use(await startSiteProxy()), { scope: "worker" }],

  tab: async ({ driver, site, viewport, expectedMessages }, use) => {
    await driver.resize(viewport!.width, viewport!.height);
    const tab = new Tab(driver, site);
    await use(tab);
    const messages = await tab.errors();
    const unexpected = messages.filter((text) => !expectedMessages.some((expected) => expected.test(text)));
    expect(unexpected, "errors and warnings").toEqual([]);
    await driver.startAfresh();
    site.errors.length = 0;
  },

  switchToFaultySite: async ({ tab }, use) =>
    use(async (fault) => {
      tab.site = await startSiteProxy(fault);
      return tab.site;
    }),
});
