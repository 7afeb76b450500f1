import { expect, test } from "vitest";
import { services } from "../src/content/services.ts";
import { demos, staticPicturePath } from "../src/demos/demos.ts";
import { drawStaticPictures } from "../src/demos/static-pictures.tsx";

const pictures = drawStaticPictures();

test("a service that speaks of a demonstration has one", async () => {
  for (const { slug, text } of services) {
    const { details } = await text.load();
    expect(Boolean(demos[slug]), slug).toBe(Boolean(details.demonstration));
  }
});

test.each(Object.entries(demos))(
  "%s has a drawing of the promised size in both shapes, with its own colours",
  (name, { sizes }) => {
    for (const shape of ["wide", "narrow"] as const) {
      const svg = pictures.get(staticPicturePath(name, shape))!;
      const { width, height } = sizes[shape];
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      // As a picture it is a document of its own: nothing of the page reaches into it.
      expect(svg).not.toMatch(/var\(|class=|style=/);
    }
  },
);
