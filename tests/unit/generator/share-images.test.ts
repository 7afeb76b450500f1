import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { company } from "../../../src/content/company.ts";
import type { CheckedCompany } from "../../../src/generator/company/read-company.ts";
import { shareImageContent } from "../../../src/generator/render/share-image-content.ts";
import { drawShareImages } from "../../../src/generator/share-images/draw-share-images.ts";
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

test("the share image of a post bears the title of that post", () => {
  for (const post of posts)
    expect(shareImageContent({ ...pageAt(`/blog/${post.id}`), head: post }).heading).toBe(post.title);
});
