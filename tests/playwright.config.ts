import { defineConfig } from "@playwright/test";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { browserPath } from "./browser/browser-path.ts";
import { chromiumArgs } from "./browser/chromium-args.ts";
import type { EngineOptions } from "./engines/fixtures.ts";
import { enginePath, engines, notInstalled } from "./engines/installed-engines.ts";

const sitePort = 8790;
const siteOrigin = `http://localhost:${sitePort}`;
const mailboxOrigin = "http://127.0.0.1:8791";

// The tests run in processes of their own and read it there.
process.env["MAILBOX_ORIGIN"] = mailboxOrigin;

// Each worker reads this file too.
if (!process.env["TEST_WORKER_INDEX"]) for (const line of notInstalled()) console.log(line);

/**
 * The built site with the real function under Netlify's own server: all tests in real Chromium, and what engines tend
 * to differ in again in Firefox and WebKit, where they are installed. Nothing leaves the machine.
 */
export default defineConfig<object, EngineOptions>({
  globalSetup: "./browser/start-mailbox.ts",
  outputDir: "../node_modules/.cache/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is shared can stall for seconds; what needs the second try is listed as flaky.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 30_000,
  reporter: "list",
  use: {
    baseURL: siteOrigin,
    launchOptions: {
      executablePath: await browserPath(),
      args: chromiumArgs,
    },
  },
  projects: [
    { name: "chromium", testDir: "browser" },
    ...engines.filter(enginePath).map((engine) => ({
      name: engine,
      testDir: "engines",
      // One browser for all tests of an engine.
      workers: 1,
      use: { engine, siteOrigin },
    })),
  ],
  webServer: {
    command: `npm run preview -- --port ${sitePort}`,
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
});
