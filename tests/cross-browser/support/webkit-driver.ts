import { Builder, Key } from "selenium-webdriver";
import type { Driver } from "./driver.ts";

const keys = {
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Starts WebKit's browser through its WebDriver, which listens at `server`. */
export async function launchWebKit(server: string): Promise<Driver> {
  const capabilities = { browserName: "MiniBrowser" };
  const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
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
    close: () => browser.quit(),
  };
}
