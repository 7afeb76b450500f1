import { expect, test as base } from "../browser/fixtures.ts";
import type { Driver } from "./driver.ts";
import { eventually } from "./eventually.ts";
import { launchFirefox } from "./firefox-driver.ts";
import { enginePath, type Engine } from "./installed-engines.ts";
import { startSiteProxy, type Fault, type SiteProxy } from "./site-proxy.ts";
import { button, Tab } from "./tab.ts";
import { launchWebKit } from "./webkit-driver.ts";

export { expect, failure, failureMessages, success } from "../browser/fixtures.ts";
export { eventually } from "./eventually.ts";
export { button, link, type Tab } from "./tab.ts";

/** What a project of the configuration says. */
export interface EngineOptions {
  engine: Engine;
  siteOrigin: string;
}

interface WorkerFixtures extends EngineOptions {
  /** One browser for all tests: its start is what takes longest. */
  driver: Driver;
  site: SiteProxy;
}

interface Fixtures {
  tab: Tab;
  /** The site at another origin, where a fault is waiting; `watch` runs before any page does. */
  openFaulty: (fault: Fault, watch?: () => void) => Promise<{ tab: Tab; proxy: SiteProxy }>;
  /** Fails a test that provoked other messages than those it expects, and leaves nothing for the next. */
  cleanDriver: Driver;
}

export const card = "dialog[data-phase]";

/** Opens the enquiry card from a page that is alive, and waits until it shows its letter side and has turned. */
export async function openCard(tab: Tab) {
  await tab.click(button("Message Us"));
  await eventually(() => tab.attribute(card, "data-phase")).toBe("open");
  await eventually(() => tab.read(card, (dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
}

const launch = { firefox: launchFirefox, webkit: launchWebKit };

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["firefox", { option: true, scope: "worker" }],
  siteOrigin: ["", { option: true, scope: "worker" }],

  driver: [
    async ({ engine }, use) => {
      const driver = await launch[engine](enginePath(engine)!);
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],

  site: [
    async ({ driver, siteOrigin }, use) => {
      const proxy = await startSiteProxy(siteOrigin, driver);
      await use(proxy);
      proxy.close();
    },
    { scope: "worker" },
  ],

  cleanDriver: async ({ driver, viewport, expectedMessages }, use) => {
    await driver.resize(viewport!.width, viewport!.height);
    await use(driver);
    const messages = await driver.takeErrors();
    await driver.startAfresh();
    const unexpected = messages.filter((text) => !expectedMessages.some((expected) => expected.test(text)));
    expect(unexpected, "errors and warnings").toEqual([]);
  },

  tab: async ({ cleanDriver, site }, use) => use(new Tab(cleanDriver, site.origin)),

  openFaulty: async ({ cleanDriver, siteOrigin }, use) => {
    const proxies: SiteProxy[] = [];
    await use(async (fault, watch) => {
      const headScript = [cleanDriver.headScript, watch && `(${watch})()`].filter(Boolean).join(";\n");
      const proxy = await startSiteProxy(siteOrigin, { headScript, fault });
      proxies.push(proxy);
      return { proxy, tab: new Tab(cleanDriver, proxy.origin) };
    });
    for (const proxy of proxies) proxy.close();
  },
});
