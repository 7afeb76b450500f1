import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { renderAsync, Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { company } from "../content/company.ts";
import type { CardPicture, CardStamp, ShareCard } from "../site/share-card.ts";
import { shareImageSize } from "../site/share-image.ts";
import { blue, gold, grounds, red, shades, stampInks, themes, white, type Theme } from "../styles/tokens.ts";
import { drawingFontFiles, drawingFonts } from "./fonts.ts";
import { escapeXml } from "./xml.ts";

const { width, height } = shareImageSize;
/** The striped edge, and the paper's margin inside it. */
const edge = 22;
const margin = 78;

interface Studio {
  options: ResvgRenderOptions;
  /** The width of a line in the display face at size 100. */
  widthOf: (line: string) => number;
  /** What a stamp casts on the paper, as the address of an image. */
  shadow: string;
  /** A drawing of the build as the address of an image. */
  image: (file: string) => Promise<string>;
}

interface Order {
  card: ShareCard;
  /** Where the picture goes. */
  file: string;
}

/** Draws the picture of every page. What is drawn is kept in `cache` by its content, so the next build is quick. */
export async function drawShareImages(orders: Order[], where: { out: string; cache: string; host: string }) {
  const { out, cache, host } = where;
  await mkdir(cache, { recursive: true });
  const { studio, fontHash } = await openStudio(out, cache);

  async function draw({ card, file }: Order) {
    const svg = await cardDrawing(card, host, studio);
    const kept = path.join(cache, `${hashOf(fontHash + svg)}.png`);
    if (!existsSync(kept)) await keep(kept, (await renderAsync(svg, studio.options)).asPng());
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(kept, file);
  }
  // A few at a time: a picture takes some ten megabytes while it is drawn.
  const waiting = orders.values();
  const drawing = Array.from({ length: availableParallelism() }, async () => {
    for (const order of waiting) await draw(order);
  });
  await Promise.all(drawing);
}

async function openStudio(out: string, cache: string) {
  const fonts = await drawingFontFiles();
  const fontFiles = await Promise.all(
    fonts.map(async (font) => {
      const file = path.join(cache, `${hashOf(font)}.ttf`);
      await keep(file, font);
      return file;
    }),
  );
  const options = { font: { fontFiles, loadSystemFonts: false } };
  const widths = new Map<string, number>();
  const widthOfWord = (word: string) => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">${displayText(word, 0, 100, 100, white)}</svg>`;
    const measured = new Resvg(drawing, options).getBBox()?.width ?? 0;
    widths.set(word, measured);
    return measured;
  };
  const space = widthOfWord("n n") - 2 * widthOfWord("n");

  const studio: Studio = {
    options,
    widthOf: (line) => {
      const words = line.split(" ");
      return words.reduce((sum, word) => sum + widthOfWord(word), space * (words.length - 1));
    },
    shadow: dataAddress("png", new Resvg(stampShadow(), options).render().asPng()),
    image: async (file) => dataAddress("svg+xml", await readFile(path.join(out, file))),
  };
  return { studio, fontHash: hashOf(Buffer.concat(fonts)) };
}

/** Whole or not at all: a build that is stopped, or a second one, must not leave or meet half a file. */
async function keep(file: string, content: Uint8Array) {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

function dataAddress(type: string, content: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(content).toString("base64")}`;
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

async function cardDrawing({ theme, label, heading, picture }: ShareCard, host: string, studio: Studio) {
  const colors = themes[theme];
  const { size, lines } = fitHeading(heading, studio.widthOf);
  const leading = size * 0.94;
  const foot = height - margin;
  // The heading hangs in the middle of what the label and the foot leave.
  const first = (600 - leading * (lines.length - 1) + size * 0.7) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<clipPath id="paper"><path d="${paperShape}"/></clipPath>
${envelope(grounds[theme])}
${monoText(label, margin, margin + 24, 21, colors.accent)}
${lines.map((line, index) => displayText(line, margin, first + index * leading, size, colors.ink)).join("\n")}
<rect x="${margin}" y="${foot - 46}" width="56" height="4" fill="${colors.accent}"/>
${displayText(company.name, margin, foot, 34, colors.ink)}
${monoText(host, margin + studio.widthOf(company.name) * 0.34 + 22, foot, 17, colors.muted, false)}
<g clip-path="url(#paper)">${await drawPicture(picture, colors, studio)}</g>
</svg>`;
}

/** The largest size at which the heading fits beside the picture, with lines of even length. */
export function fitHeading(heading: string, widthOf: (line: string) => number) {
  const room = 640;
  const depth = 356;
  const words = heading.split(" ");
  let size = 124;
  let lines: string[] | undefined;
  while (!lines) {
    size -= 4;
    const most = Math.min(words.length, Math.floor(depth / (size * 0.94)));
    for (let count = 1; count <= most && !lines; count += 1) {
      lines = evenLines(words, count, (room / size) * 100, widthOf);
    }
  }
  return { size, lines };
}

/** The words in so many lines, none wider than the column, as even as can be; nothing when they do not fit. */
function evenLines(words: string[], count: number, column: number, widthOf: (line: string) => number) {
  let best: { lines: string[]; unevenness: number } | undefined;
  const divide = (lines: string[], rest: string[], unevenness: number) => {
    const left = count - lines.length;
    if (left === 0) {
      if (rest.length === 0 && unevenness < (best?.unevenness ?? Infinity)) best = { lines, unevenness };
      return;
    }
    const most = rest.length - left + 1;
    for (let taken = 1; taken <= most; taken += 1) {
      const line = rest.slice(0, taken).join(" ");
      const slack = column - widthOf(line);
      if (slack < 0) break;
      divide([...lines, line], rest.slice(taken), unevenness + slack ** 2);
    }
  };
  divide([], words, 0);
  return best?.lines;
}

function displayText(text: string, x: number, y: number, size: number, fill: string) {
  return `<text x="${x}" y="${y}" font-family="${drawingFonts.display}" font-size="${size}" letter-spacing="${-0.012 * size}" word-spacing="${0.05 * size}" fill="${fill}">${escapeXml(text)}</text>`;
}

function monoText(text: string, x: number, y: number, size: number, fill: string, upperCase = true) {
  const shown = upperCase ? text.toUpperCase() : text;
  return `<text x="${x}" y="${y}" font-family="${drawingFonts.mono}" font-size="${size}" fill="${fill}">${escapeXml(shown)}</text>`;
}

const paperShape = `M${edge} ${edge}h${width - 2 * edge}v${height - 2 * edge}h${2 * edge - width}z`;

/** An airmail envelope: red and blue stripes on white around the paper. */
function envelope(paper: string) {
  const period = 120;
  const slant = 0.7;
  const bands = Array.from({ length: Math.ceil((width + height) / period) + 1 }, (_, index) => {
    const x = index * period;
    const shape = `h36l${-height * slant} ${height}h-36z`;
    return `<path fill="${red}" d="M${x} 0${shape}"/><path fill="${blue}" d="M${x + 60} 0${shape}"/>`;
  });
  return `<path fill="${white}" d="M0 0h${width}v${height}H0z"/>${bands.join("")}
<path fill="${white}" d="M${edge - 4} ${edge - 4}h${width - 2 * edge + 8}v${height - 2 * edge + 8}h${8 - width + 2 * edge}z"/>
<path fill="${paper}" d="${paperShape}"/>`;
}

async function drawPicture(picture: CardPicture, colors: Theme, studio: Studio): Promise<string> {
  if (picture.kind === "art") {
    return `<image x="704" y="140" width="468" height="312" href="${await studio.image(picture.art)}"/>`;
  }
  if (picture.kind === "postmark") {
    const icon = await studio.image(picture.icon);
    return bigPostmark(picture.ring, icon, colors);
  }
  const { stamps } = picture;
  const drawn = await Promise.all(stamps.map((stamp) => drawStamp(stamp, studio)));
  const [x, scale] = stamps.length > 1 ? [914, 0.86] : [954, 1];
  const placed = drawn.map((stamp, index) => {
    const behind = stamps.length - 1 - index;
    const turn = `translate(${x + behind * 27} ${330 - behind * 12}) rotate(${3 + behind * 6}) scale(${scale})`;
    return `<g transform="${turn} translate(${-stampWidth / 2} ${-stampHeight / 2})">${stamp}</g>`;
  });
  return placed.join("\n") + cancellation(picture.postmark, colors);
}

const stampWidth = 340;
const stampHeight = 432;

/** As src/blocks/stamp.tsx and stamp-link.tsx draw it: paper with a perforated edge, the print in one ink. */
async function drawStamp({ ink, art, name, number }: CardStamp, studio: Studio): Promise<string> {
  const { print, text } = stampInks[ink];
  const border = 17;
  const side = stampWidth - 2 * border;
  const foot = stampHeight - border - 24;
  const size = 36;
  const words = name.split(" ");
  const column = ((number ? 186 : 266) / size) * 100;
  const lines =
    evenLines(words, 1, column, studio.widthOf) ?? evenLines(words, 2, column, studio.widthOf) ?? words;
  return `<image ${shadowBox} image-rendering="optimizeSpeed" href="${studio.shadow}"/>
<path fill="${white}" d="${perforated(stampWidth, stampHeight)}"/>
<path fill="${print}" d="M${border} ${border}h${side}v${stampHeight - 2 * border}h${-side}z"/>
${art ? `<image x="${border}" y="${border}" width="${side}" height="${side}" href="${await studio.image(art)}"/>` : letterArt(border, side, print, text)}
${lines.map((line, index) => displayText(line, border + 20, foot - (lines.length - 1 - index) * size, size, text)).join("")}
${number ? `<g text-anchor="end">${displayText(number, stampWidth - border - 20, foot, 72, text)}</g>` : ""}`;
}

/** How far the shadow reaches beyond the stamp. */
const reach = 50;
const shadowBox = `x="${-reach}" y="${-reach}" width="${stampWidth + 2 * reach}" height="${stampHeight + 2 * reach}"`;

/** Drawn once for all stamps: a filter takes longer than all the rest of a picture. */
function stampShadow() {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${shadowBox} viewBox="${-reach} ${-reach} ${stampWidth + 2 * reach} ${stampHeight + 2 * reach}">
<filter id="blur"><feGaussianBlur stdDeviation="11"/></filter>
<path fill="${shades.underDrawnStamp}" fill-opacity=".34" filter="url(#blur)" transform="translate(0 12)" d="${perforated(stampWidth, stampHeight)}"/></svg>`;
}

/** On the 144 grid of the stamps' art: an envelope, closed. */
function letterArt(at: number, side: number, print: string, text: string) {
  const seal = print === gold ? red : gold;
  return `<g transform="translate(${at} ${at}) scale(${side / 144})">
<path fill="${text}" d="M16 34h112v80H16z"/>
<path fill="none" stroke="${print}" stroke-width="7" d="m13 38 59 45 59-45"/>
<circle cx="72" cy="82" r="17" fill="${seal}"/></g>`;
}

/** A rectangle with half circles bitten out of its edge, whole ones nowhere cut. */
function perforated(w: number, h: number): string {
  const radius = 6;
  const bites = (length: number, dx: number, dy: number) => {
    const count = Math.round(length / 21);
    const flat = (length - count * 2 * radius) / count;
    const line = (by: number) => `l${dx * by} ${dy * by}`;
    const bite = `a${radius} ${radius} 0 0 0 ${dx * 2 * radius} ${dy * 2 * radius}`;
    return (line(flat / 2) + bite + line(flat / 2)).repeat(count);
  };
  return `M0 0${bites(w, 1, 0)}${bites(h, 0, 1)}${bites(w, -1, 0)}${bites(h, 0, -1)}z`;
}

/** src/content/images/postmark.svg with a line of text: the ring beside the stamp, the waves across it. */
function cancellation(text: string, { ink }: Theme) {
  const size = Math.min(8.6, 59 / (text.length * 0.72));
  const waves = [31, 43, 55, 67, 79].map((y) => `M106 ${y}q6-8 12 0t12 0t12 0t12 0t12 0t12 0t12 0`).join("");
  return `<g transform="translate(698 46) rotate(-4) scale(1.22)" fill="none" stroke="${ink}" stroke-width="2.2">
<circle cx="55" cy="55" r="46"/><circle cx="55" cy="55" r="33"/>
<path d="M33.5 30h43.1M27.7 36.5h54.7M24.3 43h61.5M24.3 67h61.5M27.7 73.5h54.7M33.5 80h43.1${waves}"/>
<g stroke="none" text-anchor="middle">${monoText(text, 55, 55 + size * 0.36, size, ink)}</g></g>`;
}

/** As src/pages/expertise/postmark.tsx draws it; the ring's letters are set one by one on the circle. */
function bigPostmark(name: string, icon: string, { ink }: Theme) {
  const unit = `${name} / `.toUpperCase();
  const ring = unit.repeat(Math.max(1, Math.floor((2 * Math.PI * 84) / (unit.length * 12))));
  const letters = [...ring].map((letter, index) =>
    letter === " "
      ? ""
      : `<g transform="rotate(${(index * 360) / ring.length} 110 110)">${monoText(letter, 110, 31.5, 15, ink)}</g>`,
  );
  const waves = Array.from(
    { length: 5 },
    (_, index) => `<path d="M218 ${110 + (index - 2) * 22}q12-9 25 0t25 0t25 0t25 0"/>`,
  );
  return `<g transform="translate(738 140) rotate(-8 110 110) scale(1.6)">
<g fill="none" stroke="${ink}" stroke-width="2.5"><circle cx="110" cy="110" r="104"/><circle cx="110" cy="110" r="68"/>${waves.join("")}</g>
<g text-anchor="middle">${letters.join("")}</g>
<image x="76" y="76" width="68" height="68" href="${icon}"/></g>`;
}
