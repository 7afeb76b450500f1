import { launch } from "puppeteer-core";
import type { Driver } from "./driver.ts";
import { enginePath } from "./engine-path.ts";

/**
 * Without a screen Firefox assumes a device without a mouse. The value 6 means a fine pointer that can hover.
 */
const mouse = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

export async function launchFirefox(): Promise<Driver> {
  const executablePath = enginePath("firefox")!;
  const browser = await launch({ browser: "firefox", executablePath, extraPrefsFirefox: mouse });
  let errors: string[] = [];
  // The first tab of Firefox never has the focus, so keys would have no effect there.
  let page = await openTab();

  async function openTab() {
    const tab = await browser.newPage();
    const tabErrors: string[] = (errors = []);
    tab.on("pageerror", (error) => tabErrors.push(String(error)));
    return tab;
  }

  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => errors,
    async startAfresh() {
      const old = page;
      page = await openTab();
      await old.close();
    },
    close: () => browser.close(),
  };
}
