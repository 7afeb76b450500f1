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
  const moveTo = (x: number, y: number) => browser.actions().move({ x, y, duration: 0 });
  const strike = (text: string) => browser.actions().sendKeys(text).perform();

  return {
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    evaluate,
    movePointer: (x, y) => moveTo(x, y).perform(),
    clickAt: (x, y) => moveTo(x, y).click().perform(),
    press: (key) => strike(keys[key]),
    type: strike,
    // The window is larger than the page by what the browser has around it.
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
    startAfresh: () => evaluate("sessionStorage.clear()"),
    close: () => browser.quit(),
  };
}
