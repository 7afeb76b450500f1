import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { company } from "../../../src/content/company.ts";
import type { CheckedCompany } from "../../../src/generator/company/read-company.ts";
import { shareImageContent } from "../../../src/generator/render/share-image-content.ts";
import { drawShareImages } from "../../../src/generator/share-images/draw-share-images.ts";
import { ShareImage } from "../../../src/generator/share-images/share-image.tsx";
import { pageAt } from "../../../src/routing/pages.ts";
import { shareImageSize } from "../../../src/routing/share-image.ts";
import { posts } from "#site";

test("a long heading of a share image fills more than half of the width, and covers only the background", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "share-images-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const options = { company: company as CheckedCompany, outDir: folder, cache: folder, host: "site.example" };
  async function pixelsWith(heading: string) {
    const file = path.join(folder, "share-image.png");
    const picture = {
      kind: "stamps" as const,
      stamps: [{ ink: "red" as const, name: "Stamp" }],
      postmark: "2026",
    };
    await drawShareImages(
      [{ content: { theme: "light", eyebrow: "Eyebrow", heading, picture }, file }],
      options,
    );
    return new Uint32Array((await sharp(file).raw().toBuffer()).buffer);
  }
  const blank = await pixelsWith("");
  for (const heading of ["Incomprehensibilities of internationalization", "Many words ".repeat(13).trim()]) {
    const pixels = await pixelsWith(heading);
    const drawn = Array.from(blank.keys()).filter((place) => pixels[place] !== blank[place]);
    expect(new Set(drawn.map((place) => blank[place])).size, heading).toBe(1);
    const { width } = shareImageSize;
    expect(
      drawn.some((place) => place % width > width / 2),
      heading,
    ).toBe(true);
  }
});

/** Returns the texts on the share image of a company with this name. */
function textsWith(name: string): string[] {
  const picture = { kind: "stamps" as const, stamps: [], postmark: "2026" };
  const image = createElement(ShareImage, {
    company: { ...(company as CheckedCompany), name, shortName: "Short" },
    content: { theme: "light", eyebrow: "Eyebrow", heading: "Heading", picture },
    host: "site.example",
    context: { widthOf: (line) => line.length, image: () => "" },
  });
  return Array.from(renderToStaticMarkup(image).matchAll(/>([^<]+)</g), ([, text]) => text!);
}

test("a share image has the company's name, or the short one where the whole would not fit", () => {
  expect(textsWith("The whole name")).toContain("The whole name");
  expect(textsWith("A name that would run into the address beside it")).toContain("Short");
});

test("the share image of a post bears the title of that post", () => {
  for (const post of posts)
    expect(shareImageContent({ ...pageAt(`/blog/${post.id}`), head: post }).heading).toBe(post.title);
});
