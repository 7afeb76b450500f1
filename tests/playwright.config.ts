import { mkdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { browserPath } from "./browser/browser-path.ts";
import { chromiumArgs } from "./browser/chromium-args.ts";
import { enginePath, engines } from "./engines/engine-path.ts";
import { leaveOut } from "./left-out.ts";

const sitePort = 8790;
const siteOrigin = `http://localhost:${sitePort}`;
const mailboxOrigin = "http://127.0.0.1:8791";
const webkitPort = 8792;
const webkitOrigin = `http://127.0.0.1:${webkitPort}`;

/** What the command that serves the built site says while it builds (tests/browser/preview.spec.ts). */
const previewLog = path.resolve(import.meta.dirname, "../node_modules/.cache/preview.log");
mkdirSync(path.dirname(previewLog), { recursive: true });

// The tests run in processes of their own and read them there.
Object.assign(process.env, {
  SITE_ORIGIN: siteOrigin,
  MAILBOX_ORIGIN: mailboxOrigin,
  WEBKIT_ORIGIN: webkitOrigin,
  PREVIEW_LOG: previewLog,
});

const installed = engines.filter(enginePath);
// Each worker reads this file too.
if (!process.env["TEST_WORKER_INDEX"])
  leaveOut(
    "Tests of engines",
    engines.filter((engine) => !installed.includes(engine)),
  );

/** WebKit's WebDriver, on a screen of its own that nobody sees. */
const webkitDriver = {
  command: `xvfb-run -a -s "-screen 0 1600x1300x24" "${enginePath("webkit")}" --replace-on-new-session -p ${webkitPort}`,
  url: `${webkitOrigin}/status`,
  reuseExistingServer: false,
  stderr: "ignore" as const,
  // Otherwise the screen leaves its lock behind.
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
  env: { XDG_CONFIG_HOME: path.join(import.meta.dirname, "engines/webkit-settings") },
};

/**
 * The built site with the real function under Netlify's own server: all tests in real Chromium, and what engines tend
 * to differ in again in Firefox and WebKit, where they are installed. Nothing leaves the machine.
 */
export default defineConfig({
  globalSetup: "./browser/start-mailbox.ts",
  outputDir: "../node_modules/.cache/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is shared can stall for seconds; what needs the second try is listed as flaky.
  retries: process.env["CI"] ? 1 : 0,
  // A busy machine takes its time; only a failure waits as long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: siteOrigin,
    launchOptions: {
      executablePath: await browserPath(),
      args: chromiumArgs,
    },
  },
  projects: [
    // One browser for all tests of an engine. They begin: the many short tests of Chromium fill what is left of both
    // workers.
    ...installed.map((name) => ({ name, testDir: "engines", workers: 1 })),
    { name: "chromium", testDir: "browser" },
  ],
  webServer: [
    {
      command: `npm run preview -- --port ${sitePort} > "${previewLog}"`,
      url: siteOrigin,
      timeout: 120_000,
      reuseExistingServer: false,
      cwd: "..",
      env: {
        CI: "true",
        EMAILJS_ORIGIN: mailboxOrigin,
        EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
        EMAILJS_TEMPLATE_ID: mailboxAccount.templateId,
        EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
      },
    },
    ...(installed.includes("webkit") ? [webkitDriver] : []),
  ],
});
