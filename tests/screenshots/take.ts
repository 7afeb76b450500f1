/* npm run screenshots takes the README's pictures of the finished build in dist. */
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../support/chromium-options.ts";
import { serveSite } from "../support/site-server.ts";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

interface Picture {
  file: string;
  viewport: { width: number; height: number };
  route: string;
  prepare?: (page: Page) => Promise<void>;
}

const pictures: Picture[] = [
  { file: "home.jpg", viewport: desk, route: "/" },
  { file: "service.jpg", viewport: desk, route: "/iot-development" },
  {
    file: "enquiry.jpg",
    viewport: desk,
    route: "/ai-ml-development",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Let's discuss your AI project" }).click();
      await page.locator('dialog[data-phase="open"]').waitFor();
    },
  },
  { file: "phone-home.jpg", viewport: phone, route: "/" },
  { file: "phone-post.jpg", viewport: phone, route: "/blog/safe-over-the-air-updates" },
  {
    file: "phone-menu.jpg",
    viewport: phone,
    route: "/service-section",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.locator("dialog[open] nav").waitFor();
    },
  },
];

const site = await serveSite(path.resolve(import.meta.dirname, "../../dist"));
const browser = await chromium.launch(await chromiumOptions());
for (const { file, viewport, route, prepare } of pictures) {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(site.origin + route);
  await page.locator("html[data-hydrated]").waitFor();
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: path.join(import.meta.dirname, file), type: "jpeg", quality: 82 });
  await page.close();
}
await browser.close();
site.close();
