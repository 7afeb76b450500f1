import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";

const screen = { width: 390, height: 700 };
/** Half as wide again as a frame is on a wide page. */
const frameWidth = 270;
/** So many frames (`src/content/pages/our-work.ts` names them), and the milliseconds from one to the next. */
const frames = 6;
const step = 400;
/** Lighthouse's slow 4G, and a processor slowed as much as its phone's. */
const latency = 150;
const megabits = 1.6;
const slowdown = 4;
const visits = 5;

interface Film {
  /** The first picture with text in it, in milliseconds after the request. */
  text: number;
  shots: { at: number; png: string }[];
}

/**
 * Films the home page on a slow phone, a few times, and keeps the visit of the middle: pictures and figures go where
 * "our work" shows them. By hand and not by the build, which has no browser.
 */
export async function filmFirstPaint(origin: string, browser: Browser, content: string) {
  const films: Film[] = [];
  for (let visit = 0; visit < visits; visit += 1) films.push(await filmVisit(origin, browser));
  const { text, shots } = films.toSorted((a, b) => a.text - b.text)[Math.floor(visits / 2)]!;
  for (let frame = 1; frame <= frames; frame += 1) {
    const { png } = shots.findLast(({ at }) => at <= frame * step) ?? shots[0]!;
    await writeFile(path.join(content, `images/first-paint/${frame}.webp`), await smallWebp(png, browser));
  }
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    visits,
    text,
    step,
    latency,
    megabits,
    slowdown,
  };
  await writeFile(path.join(content, "first-paint.json"), `${JSON.stringify(figures, undefined, 2)}\n`);
}

async function filmVisit(origin: string, browser: Browser): Promise<Film> {
  const context = await browser.newContext({ viewport: screen });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: (megabits * 1e6) / 8,
    uploadThroughput: 750e3 / 8,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  let requested = 0;
  devTools.on("Network.requestWillBeSent", ({ wallTime }) => {
    requested ||= wallTime;
  });
  const taken: { second: number; png: string }[] = [];
  devTools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    taken.push({ second: metadata.timestamp!, png: data });
    void devTools.send("Page.screencastFrameAck", { sessionId });
  });
  await devTools.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await page.goto(`${origin}/`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await devTools.send("Page.stopScreencast");
  const text = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
  );
  await context.close();
  const shots = taken.map(({ second, png }) => ({ at: (second - requested) * 1000, png }));
  return { text: Math.round(text), shots };
}

/** Encoded by the browser itself. */
async function smallWebp(png: string, browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ([source, width]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = Math.round((image.height / image.width) * width);
      const pen = canvas.getContext("2d")!;
      pen.imageSmoothingQuality = "high";
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", 0.65);
    },
    [png, frameWidth] as const,
  );
  await page.close();
  return Buffer.from(address.split(",")[1]!, "base64");
}
