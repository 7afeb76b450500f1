import { defineConfig } from "@playwright/test";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import { browserPath } from "./browser/browser-path.ts";

const sitePort = 8790;
const mailboxOrigin = "http://127.0.0.1:8791";

// The tests run in processes of their own and read it there.
process.env["MAILBOX_ORIGIN"] = mailboxOrigin;

/** The built site with the real function under Netlify's own server, in real Chromium. Nothing leaves the machine. */
export default defineConfig({
  testDir: "browser",
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
    baseURL: `http://localhost:${sitePort}`,
    launchOptions: {
      executablePath: await browserPath(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
    },
  },
  projects: [{ name: "chromium" }],
  webServer: {
    command: `npm run preview -- --port ${sitePort}`,
    url: `http://localhost:${sitePort}/`,
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
