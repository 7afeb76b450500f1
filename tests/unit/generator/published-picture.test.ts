import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { publishedPicture } from "../../../src/generator/posts/published-picture.ts";

test("a photo of a post is published without the place where it was taken, upright, and no larger than a screen needs", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "photo-"));
  const photo = path.join(folder, "photo.jpg");
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#1f3bd6" } })
    .withExif({ IFD3: { GPSLatitude: "18/1 31/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photo);
  expect((await sharp(photo).metadata()).exif).toBeDefined();

  const published = await sharp(await publishedPicture(photo)).metadata();
  expect(published.exif).toBeUndefined();
  expect(published).toMatchObject({ format: "webp", width: 1600, height: 2400 });
  await rm(folder, { recursive: true });
});
