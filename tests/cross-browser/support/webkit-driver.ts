import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Builder, Key } from "selenium-webdriver";
import type { Driver } from "./driver.ts";
import { enginePath } from "./engine-path.ts";
import { eventually } from "./eventually.ts";

const keys = {
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

const port = 8792;
const origin = `http://127.0.0.1:${port}`;

/** Starts WebKit's WebDriver on a virtual screen. Returns a function that ends both. */
async function startWebDriver(): Promise<() => Promise<unknown>> {
  const screen = ["-a", "-s", "-screen 0 1600x1300x24"];
  const command = [enginePath("webkit")!, "--replace-on-new-session", "-p", String(port)];
  const server = spawn("xvfb-run", [...screen, ...command], {
    // The processes are a group, which can be ended as a whole.
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      XDG_CONFIG_HOME: path.join(import.meta.dirname, "webkit-settings"),
      // Draws without a graphics card faster than by emulating one.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
  });
  await eventually(async () => (await fetch(`${origin}/status`)).ok).toBe(true);
  return async () => {
    const ended = once(server, "exit");
    // Without a graceful end the virtual screen would leave its lock file behind.
    process.kill(-server.pid!, "SIGTERM");
    await ended;
  };
}

/** Starts WebKit's browser through its WebDriver. */
export async function launchWebKit(): Promise<Driver> {
  const endWebDriver = await startWebDriver();
  const capabilities = { browserName: "MiniBrowser" };
  const browser = await new Builder().usingServer(origin).withCapabilities(capabilities).build();
  const evaluate = <Value>(expression: string) => browser.executeScript<Value>(`return ${expression}`);

  return {
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    evaluate,
    clickAt: (x, y) => browser.actions().move({ x, y, duration: 0 }).click().perform(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    // sendKeys needs one request for a text; actions would need two for each letter.
    type: (text) => browser.switchTo().activeElement().sendKeys(text),
    // The size of the window includes the browser's own controls.
    async resize(width, height) {
      const outer = await browser.manage().window().getRect();
      const [innerWidth, innerHeight] = await evaluate<[number, number]>("[innerWidth, innerHeight]");
      await browser
        .manage()
        .window()
        .setRect({
          width: width + outer.width - innerWidth,
          height: height + outer.height - innerHeight,
        });
      await browser.wait(() => evaluate(`innerWidth === ${width} && innerHeight === ${height}`), 10_000);
    },
    errors: () => [],
    async startAfresh() {
      await evaluate("sessionStorage.clear()");
      // A page that is just opening a new document could replace the next test's page with it.
      do await browser.get("about:blank");
      while ((await browser.getCurrentUrl()) !== "about:blank");
    },
    async close() {
      await browser.quit();
      await endWebDriver();
    },
  };
}
