import { existsSync } from "node:fs";

const candidates = {
  firefox: [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox"],
  // WebKit needs a screen, and xvfb provides a virtual one.
  webkit: existsSync("/usr/bin/xvfb-run")
    ? [process.env["WEBKIT_DRIVER_PATH"], "/usr/bin/WebKitWebDriver"]
    : [],
};

export type Engine = keyof typeof candidates;
export const engines = Object.keys(candidates) as Engine[];

export function enginePath(engine: Engine): string | undefined {
  return candidates[engine].find((candidate) => candidate && existsSync(candidate));
}
