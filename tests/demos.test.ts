import { expect, test } from "vitest";
import { home } from "../src/content/pages/home.ts";
import { ourWork } from "../src/content/pages/our-work.ts";
import { services } from "../src/content/services.ts";
import { demos, staticPicturePath } from "../src/demos/demos.ts";
import { drawStaticPictures } from "../src/demos/static-pictures.tsx";

const pictures = await drawStaticPictures();

test("each demonstration is on one page", async () => {
  const details = await Promise.all(services.map(async ({ text }) => (await text.load()).details));
  const shown = [home, ...ourWork.briefs.items, ...details].flatMap(
    ({ demonstration }) => demonstration?.name ?? [],
  );
  expect(shown.toSorted()).toEqual(Object.keys(demos).toSorted());
});

test.each(Object.entries(demos))(
  "%s has a static picture of the declared size, wide and narrow, that needs no styles of the page",
  (name, { sizes }) => {
    for (const shape of ["wide", "narrow"] as const) {
      const svg = pictures.get(staticPicturePath(name, shape))!;
      const { width, height } = sizes[shape];
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      // A picture is a document of its own, to which styles and custom properties of the page do not apply.
      expect(svg).not.toMatch(/var\(|class=|style=/);
    }
  },
);
