import { describe, expect, test } from "vitest";
import { allPages, headOf } from "../../../src/generator/render/render-pages.tsx";
import { shareImageContent } from "../../../src/generator/render/share-image-content.ts";
import { fitHeading } from "../../../src/generator/share-images/fit-text.ts";
import { shareImagePath } from "../../../src/routing/share-image.ts";
import { posts } from "#site";

/** Measures text in a font whose letters are half as wide as it is high, at 100 px. */
const widthOf = (line: string) => line.length * 50;

describe("the heading of a share image", () => {
  test("is as large as the image allows, and never wider", () => {
    expect(fitHeading("Short", widthOf)).toEqual({ size: 120, lines: ["Short"] });
    const { size, lines } = fitHeading("Incomprehensibilities of internationalization", widthOf);
    expect(Math.max(...lines.map(widthOf)) * (size / 100)).toBeLessThanOrEqual(640);
  });
});

test("every page has a share image of its own, a post with its title", async () => {
  const paths = allPages.map(shareImagePath);
  expect(new Set(paths).size).toBe(allPages.length);
  const cards = await Promise.all(
    allPages.map(async (page) => {
      const post = page.kind === "post" && posts.find(({ id }) => id === page.id);
      return shareImageContent({ ...page, head: post || (await headOf(page)) });
    }),
  );
  expect(cards.at(-1)!.heading).toBe(posts.at(-1)!.title);
});
