import { errorsPath } from "./collect-errors.ts";
import type { Driver, KeyName } from "./driver.ts";
import { eventually } from "./eventually.ts";
import type { SiteProxy } from "./site-proxy.ts";

/** The first element shown of those that match: by selector and, where that says too little, by accessible name. */
export type Target = string | { selector: string; name: string };

export const button = (name: string): Target => ({ selector: "button", name });
export const link = (name: string, place = ""): Target => ({ selector: `${place} a[href]`, name });

/** The one window of a browser, at one site, as a visitor uses it. */
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

  /** Opens a page and waits until all of it is alive. */
  async visit(path: string) {
    await this.goto(path);
    await this.alive();
  }

  async reload() {
    await this.#driver.reload();
    await this.alive();
  }

  alive() {
    return eventually(() => this.isAlive()).toBe(true);
  }

  isAlive() {
    return this.evaluate(() => document.documentElement.dataset["hydrated"] !== undefined);
  }

  /** Errors and warnings of the engine, the console, the page and its content security policy during this test. */
  async errors(): Promise<string[]> {
    // Comes after the reports. A page that is being replaced cannot be asked, and has nothing more to report.
    await this.evaluate((path) => fetch(path).then(({ status }) => status), errorsPath).catch(() => {});
    return [...this.#driver.errors(), ...this.site.errors];
  }

  async evaluate<Value, Arguments extends unknown[]>(
    read: (...values: Arguments) => Value | Promise<Value>,
    ...values: Arguments
  ): Promise<Value> {
    return (await this.#driver.evaluate(`(${read})(...${JSON.stringify(values)})`)) as Value;
  }

  /** What `read` makes of an element. */
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

  /** Presses the mouse on the middle of an element, once that stands still and nothing covers it. */
  async click(target: Target) {
    const { x, y } = await this.#reach(target);
    await this.#driver.clickAt(x, y);
  }

  async hover(target: Target) {
    const { x, y } = await this.#reach(target);
    await this.#driver.movePointer(x, y);
  }

  focus(target: Target) {
    return this.read(target, (element) => element.focus());
  }

  press(key: KeyName) {
    return this.#driver.press(key);
  }

  /** Types into a field, in place of what is there. */
  async fill(field: Target, text: string) {
    await this.click(field);
    await eventually(() => this.hasFocus(field)).toBe(true);
    await this.read(field, (element) => (element as HTMLInputElement).select());
    await this.#driver.type(text);
  }

  /** Scrolls, and waits until the page has had a frame to take notice: two jumps in one are one movement. */
  scrollTo(top: number) {
    return this.evaluate(async (y) => {
      scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, top);
  }

  async #reach(target: Target): Promise<{ x: number; y: number }> {
    let middle = { x: 0, y: 0, free: false };
    await eventually(async () => (middle = await this.read(target, middleOf)).free).toBe(true);
    return middle;
  }
}

/** Runs in the page. */
function findShown(target: Target): HTMLElement | undefined {
  const { selector, name } = typeof target === "string" ? { selector: target, name: undefined } : target;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (name === undefined || (element.ariaLabel ?? element.textContent).trim() === name) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page. */
async function middleOf(element: HTMLElement) {
  const rectangle = () => element.getBoundingClientRect();
  const { top, bottom } = rectangle();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  // Sections are laid out as they come near, and move what is below them.
  await document.fonts.ready;
  const before = rectangle();
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  const { left, top: y, width, height } = rectangle();
  const middle = { x: Math.round(left + width / 2), y: Math.round(y + height / 2) };
  const still = before.left === left && before.top === y;
  const hit = document.elementFromPoint(middle.x, middle.y);
  return { ...middle, free: still && element.contains(hit) };
}
