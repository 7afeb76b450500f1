import { launch, type Browser, type Page } from "puppeteer-core";
import type { Driver } from "./driver.ts";

/** Without a screen Firefox takes itself for a device without a mouse: 6 is a fine pointer that can hover. */
const mouse = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/** Firefox by WebDriver BiDi, which reports all that its console says, the content security policy included. */
export async function launchFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: "firefox", executablePath, extraPrefsFirefox: mouse });
  // The tab that it starts with never has the focus, so keys would press no button there.
  let { page, errors } = await openTab(browser);

  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    movePointer: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    async takeErrors() {
      // What the page said before this answer has been reported before it.
      await page.evaluate("0");
      return errors.splice(0);
    },
    async startAfresh() {
      const old = page;
      ({ page, errors } = await openTab(browser));
      await old.close();
    },
    close: () => browser.close(),
  };
}

async function openTab(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`status of ${response.status()}: ${response.url()}`);
  });
  await page.evaluateOnNewDocument(spellErrors);
  return { page, errors };
}

/** Runs in the page: BiDi tells of an error in a message that there was one, and not what it says. */
function spellErrors() {
  for (const level of ["error", "warn"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => say(...words.map(String));
  }
}
