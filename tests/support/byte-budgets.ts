import { expect } from "@playwright/test";

/**
 * Sizes of the site's files in bytes, compressed with Brotli at quality 5 as a content delivery network does
 * on the fly.
 */
const byteBudgets = {
  /**
   * A server sends ten packets, 14.6 kB, on a new connection before it waits for the browser, which takes 150
   * ms on a slow phone. The response's headers take 0.5 kB of them.
   */
  document: 14_100,
  /** All scripts that a page runs: React, react-dom and wouter are two thirds. /contact-us has the form. */
  scripts: 110_000,
  /** The scripts of a page together with those of the pages of the main menu, which it fetches once idle. */
  scriptsWithMenu: 120_000,
  /**
   * Any script file but React. That of the modules that pages share is the largest; a slow phone could not
   * react to a press while it runs a larger one.
   */
  script: 19_500,
  /** All files that one demonstration loads. */
  demo: 9_000,
  /** The stylesheets of a page, fetched after the first paint. */
  styles: 20_000,
  /** The font files that every page fetches after the first paint. */
  fonts: 31_400,
  /** Any drawing. */
  picture: 9_000,
  /**
   * Document, scripts, stylesheets and fonts of any page: 0.8 s at 1.6 Mbps. Its pictures are left out,
   * because the browser fetches most of them only when they come near the screen.
   */
  total: 168_000,
};

/**
 * Warns when a size exceeds its budget, so that whoever has added text or code can decide, and fails when it is
 * a quarter above, unless it is that of a post, which may be as long as its owner likes.
 */
export function expectWithin(name: keyof typeof byteBudgets, subject: string, bytes: number, ofPost = false) {
  const budget = byteBudgets[name];
  if (bytes > budget) console.warn(`${subject}: ${bytes} bytes; the budget "${name}" is ${budget}.`);
  if (ofPost) return;
  expect(bytes, `${name} of ${subject}`).toBeLessThanOrEqual(budget * 1.25);
}
