import { defineConfig } from "@playwright/test";
import { mailboxAccount } from "../netlify/local/mailbox-account.ts";
import { enginePath, engines } from "./cross-browser/support/engine-path.ts";
import { chromiumOptions } from "./support/chromium-options.ts";

const siteOrigin = "http://localhost:8790";
const mailboxOrigin = "http://127.0.0.1:8791";
const previewPort = 8793;
const previewOrigin = `http://localhost:${previewPort}`;

// The tests run in other processes, which read these from their environment.
Object.assign(process.env, {
  SITE_ORIGIN: siteOrigin,
  PREVIEW_ORIGIN: previewOrigin,
  MAILBOX_ORIGIN: mailboxOrigin,
});

const installed = engines.filter(enginePath);
const missing = engines.filter((engine) => !installed.includes(engine));
// Only the main process tells, although each worker reads this file too.
if (missing.length > 0 && !process.env["TEST_WORKER_INDEX"]) {
  const line = `Tests of engines left out, because this is not installed: ${missing.join(", ")}.`;
  // There a successful run must include all tests.
  if (process.env["CI"]) throw new Error(line);
  console.log(line);
}

/**
 * The tests use the built site, and the real function under Netlify's own server. Those of tests/chromium run
 * in Chromium, and those of tests/cross-browser, of behaviour that differs between engines, in Firefox and
 * WebKit, if installed. Those of tests/build look at the build of a changed copy. Nothing leaves the machine.
 */
export default defineConfig({
  globalSetup: "./support/start-servers.ts",
  outputDir: "../node_modules/.cache/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine can stall for seconds. A test that needs the second try is listed as flaky.
  retries: process.env["CI"] ? 1 : 0,
  // The limits are long for busy machines. Only failures take so long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: siteOrigin,
    // Nothing is still moving when it is pressed or measured. Tests of what moves, and some journeys, ask for it.
    reducedMotion: "reduce",
    launchOptions: await chromiumOptions(),
  },
  projects: [
    // All tests of a changed copy share its build, and all tests of an engine one browser, so they have one
    // worker. They come first: the many short tests of Chromium then use the rest of both workers' time.
    { name: "build", testDir: "build", workers: 1 },
    ...installed.map((name) => ({ name, testDir: "cross-browser", workers: 1 })),
    { name: "chromium", testDir: "chromium" },
  ],
  webServer: {
    command: `npm run preview -- --port ${previewPort}`,
    url: previewOrigin,
    // It builds the site first.
    timeout: 300_000,
    reuseExistingServer: false,
    cwd: "..",
    env: {
      CI: "true",
      EMAILJS_ORIGIN: mailboxOrigin,
      EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
      EMAILJS_TEMPLATE_ID: mailboxAccount.templateId,
      EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
      // In place of one in .env, which the mailbox would refuse.
      EMAILJS_PRIVATE_KEY: "",
    },
  },
});
