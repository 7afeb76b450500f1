import { existsSync } from "node:fs";

export const engines = ["firefox", "webkit"] as const;
export type Engine = (typeof engines)[number];

/** Gives WebKit, which needs a screen, one that nobody sees. */
export const virtualScreen = "/usr/bin/xvfb-run";

const candidates = {
  firefox: [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox"],
  webkit: existsSync(virtualScreen) ? [process.env["WEBKIT_DRIVER_PATH"], "/usr/bin/WebKitWebDriver"] : [],
};

/** The program that drives an engine, when it is installed. */
export function enginePath(engine: Engine): string | undefined {
  return candidates[engine].find((candidate) => candidate && existsSync(candidate));
}

const names = { firefox: "Firefox", webkit: "WebKit (its WebDriver, with xvfb)" };

/** A line for each engine that is not there. */
export function notInstalled(): string[] {
  return engines
    .filter((engine) => !enginePath(engine))
    .map((engine) => `${names[engine]} is not installed: its tests are left out.`);
}
