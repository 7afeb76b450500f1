import { setTimeout } from "node:timers/promises";
import { collectedKey, collectErrors } from "./collect-errors.ts";
import type { Driver, Key } from "./driver.ts";
import { WebDriverSession, type Size } from "./webdriver-session.ts";
import { startWebKitServer } from "./webkit-server.ts";

/** WebDriver, "Keyboard actions". */
const keyCodes: Record<Key, string> = {
  ArrowDown: "\uE015",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
};

/** WebKit by plain WebDriver, which reports no errors: the page collects them. */
export async function launchWebKit(driverPath: string): Promise<Driver> {
  const server = await startWebKitServer(driverPath);
  const session = await WebDriverSession.start(server.origin);
  const strike = (characters: string[]) => session.perform("key", characters.flatMap(keyStroke));

  return {
    headScript: `(${collectErrors})("${collectedKey}")`,
    goto: (url) => session.goto(url),
    evaluate: (expression) => session.evaluate(expression),
    movePointer: (x, y) => session.perform("pointer", [moveTo(x, y)]),
    clickAt: (x, y) => session.perform("pointer", [moveTo(x, y), ...press]),
    press: (key) => strike([keyCodes[key]]),
    type: (text) => strike([...text]),
    resize: (width, height) => resizeViewport(session, { width, height }),
    takeErrors: async () => (await session.evaluate(takeCollected)) as string[],
    // In its one window.
    startAfresh: async () => void (await session.evaluate("sessionStorage.clear()")),
    async close() {
      await session.end();
      server.stop();
    },
  };
}

const press = [
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
];

function moveTo(x: number, y: number) {
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
}

function keyStroke(value: string) {
  return [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
}

const takeCollected = `(() => {
  const collected = JSON.parse(sessionStorage.getItem("${collectedKey}") ?? "[]");
  sessionStorage.removeItem("${collectedKey}");
  return collected;
})()`;

/** What the browser has around the page is known only from a window of its size. */
async function resizeViewport(session: WebDriverSession, wanted: Size) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const [width, height] = (await session.evaluate("[innerWidth, innerHeight]")) as [number, number];
    if (width === wanted.width && height === wanted.height) return;
    const outer = await session.windowSize();
    await session.resizeWindow({
      width: outer.width + wanted.width - width,
      height: outer.height + wanted.height - height,
    });
    await setTimeout(30);
  }
  throw new Error(`The window does not become ${wanted.width} by ${wanted.height}.`);
}
