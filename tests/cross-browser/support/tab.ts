import { errorsPath } from "./collect-errors.ts";
import type { Driver, KeyName } from "./driver.ts";
import { eventually } from "./eventually.ts";
import type { SiteProxy } from "./site-proxy.ts";

/** Names the first visible element that matches a selector and, if given, an accessible name. */
export type Target = string | { selector: string; name: string };

export const button = (name: string): Target => ({ selector: "button", name });
export const link = (name: string, place = ""): Target => ({ selector: `${place} a[href]`, name });

/** Uses the browser's window as a visitor would, at one origin of the site. */
export class Tab {
  site: SiteProxy;
  readonly #driver: Driver;

  constructor(driver: Driver, site: SiteProxy) {
    this.#driver = driver;
    this.site = site;
  }

  goto(path: string) {
    return this.#driver.goto(this.site.origin + path);
  }

  /** Opens a page and waits until it has hydrated. */
  async visit(path: string) {
    await this.goto(path);
    await this.hydrated();
  }

  async reload() {
    await this.#driver.reload();
    await this.hydrated();
  }

  hydrated() {
    return eventually(() => this.isHydrated()).toBe(true);
  }

  isHydrated() {
    return this.evaluate(() => document.documentElement.dataset["hydrated"] !== undefined);
  }

  /**
   * Returns the errors and warnings of this test: of the engine, the console, the page and its content
   * security policy.
   */
  async errors(): Promise<string[]> {
    // This request arrives after the reports. It fails on a page that is being replaced, which reports
    // nothing more.
    await this.evaluate((path) => fetch(path).then(({ status }) => status), errorsPath).catch(() => {});
    return [...this.#driver.errors(), ...this.site.errors];
  }

  async evaluate<Value, Arguments extends unknown[]>(
    read: (...values: Arguments) => Value | Promise<Value>,
    ...values: Arguments
  ): Promise<Value> {
    return (await this.#driver.evaluate(`(${read})(...${JSON.stringify(values)})`)) as Value;
  }

  /**
   * Runs `read` in the page with the target's element, and returns its value. Throws when no such element is
   * shown.
   */
  async read<Value, Arguments extends unknown[]>(
    target: Target,
    read: (element: HTMLElement, ...values: Arguments) => Value | Promise<Value>,
    ...values: Arguments
  ): Promise<Value> {
    const wanted = JSON.stringify(target);
    const expression = `((element) => {
      if (!element) throw new Error(${JSON.stringify(`Not shown: ${wanted}`)});
      return (${read})(element, ...${JSON.stringify(values)});
    })((${findShown})(${wanted}))`;
    return (await this.#driver.evaluate(expression)) as Value;
  }

  async isShown(target: Target): Promise<boolean> {
    return (await this.#driver.evaluate(`!!(${findShown})(${JSON.stringify(target)})`)) as boolean;
  }

  attribute(target: Target, name: string) {
    return this.read(target, (element, attribute) => element.getAttribute(attribute), name);
  }

  text(target: Target) {
    return this.read(target, (element) => element.innerText.trim());
  }

  hasFocus(target: Target) {
    return this.read(target, (element) => element === document.activeElement);
  }

  path() {
    return this.evaluate(() => location.pathname);
  }

  /** Clicks on the middle of an element, once it has stopped moving and nothing covers it. */
  async click(target: Target) {
    const { x, y } = await this.#middleOnceStill(target);
    await this.#driver.clickAt(x, y);
  }

  focus(target: Target) {
    return this.read(target, (element) => element.focus());
  }

  press(key: KeyName) {
    return this.#driver.press(key);
  }

  /**
   * Replaces the text of a field by typing. The page may begin to scroll between measuring and click, which
   * then misses.
   */
  async fill(field: Target, text: string) {
    await eventually(async () => {
      await this.click(field);
      return this.hasFocus(field);
    }).toBe(true);
    await this.read(field, (element) => (element as HTMLInputElement).select());
    await this.#driver.type(text);
  }

  /** Scrolls and waits until the page has noticed; two jumps in one frame would count as one. */
  scrollTo(top: number) {
    return this.evaluate(async (y) => {
      scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, top);
  }

  async #middleOnceStill(target: Target): Promise<{ x: number; y: number }> {
    let middle = { x: 0, y: 0, free: false };
    await eventually(async () => (middle = await this.read(target, middleOf)).free).toBe(true);
    return middle;
  }
}

/** Runs in the page. Returns the first visible element that matches. */
function findShown(target: Target): HTMLElement | undefined {
  const { selector, name } = typeof target === "string" ? { selector: target, name: undefined } : target;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (name === undefined || (element.ariaLabel ?? element.textContent).trim() === name) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page. Returns the middle of an element, and whether a press there would hit it now. */
async function middleOf(element: HTMLElement) {
  const rectangle = () => element.getBoundingClientRect();
  const { top, bottom } = rectangle();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  // The fonts move the text when they arrive.
  await document.fonts.ready;
  const before = rectangle();
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  const { left, top: y, width, height } = rectangle();
  const middle = { x: Math.round(left + width / 2), y: Math.round(y + height / 2) };
  const still = before.left === left && before.top === y;
  const hit = document.elementFromPoint(middle.x, middle.y);
  return { ...middle, free: still && element.contains(hit) };
}
