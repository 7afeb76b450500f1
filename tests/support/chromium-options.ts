import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const installed = [
  // The shell has no address bar, whose popups take as much of the processor's time as the page.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns how to launch Chromium: the one that CHROME_PATH names, else Playwright's own, else an installed one,
 * else (on Linux x64) the one that comes with the dependencies. Throws an error when there is none, because
 * skipped tests would look like tests that pass.
 */
export async function chromiumOptions() {
  // Without a graphics card, drawing is faster than emulating one. Letters drawn without the three colours of
  // each pixel save a twentieth of a run.
  return { executablePath: await browserPath(), args: ["--disable-gpu", "--disable-lcd-text"] };
}

async function browserPath(): Promise<string> {
  const candidates = [process.env["CHROME_PATH"], chromium.executablePath(), ...installed];
  const found = candidates.find((candidate) => candidate && existsSync(candidate));
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return unpackedBrowser();
  throw new Error("No Chromium found. Install one, or name it in CHROME_PATH.");
}

async function unpackedBrowser(): Promise<string> {
  // The package unpacks into TMPDIR, and with AWS_LAMBDA_JS_RUNTIME set it brings its own system libraries.
  const folder = path.resolve(import.meta.dirname, "../../node_modules/.cache/chromium");
  mkdirSync(folder, { recursive: true });
  process.env["TMPDIR"] = folder;
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
