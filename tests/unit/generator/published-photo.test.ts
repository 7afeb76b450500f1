import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { portraitSize } from "../../../src/generator/pictures/portraits.ts";
import { publishedPhoto } from "../../../src/generator/pictures/published-photo.ts";
import { photoSize } from "../../../src/generator/posts/mdx.ts";

test("photos are published without the place where they were taken, upright, and no larger than a screen needs", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "photo-"));
  const photo = path.join(folder, "photo.jpg");
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#1f3bd6" } })
    .withExif({ IFD3: { GPSLatitude: "18/1 31/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photo);
  expect((await sharp(photo).metadata()).exif).toBeDefined();

  const ofPost = await sharp(await publishedPhoto(photo, photoSize)).metadata();
  expect(ofPost.exif).toBeUndefined();
  expect(ofPost).toMatchObject({ format: "webp", width: 1600, height: 2400 });
  const ofPerson = await sharp(await publishedPhoto(photo, portraitSize)).metadata();
  expect(ofPerson).toMatchObject({ format: "webp", width: 288, height: 288 });
  await rm(folder, { recursive: true });
});
