import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { home } from "../../../src/content/pages/home.ts";
import { ourWork } from "../../../src/content/pages/our-work.ts";
import { demos, staticPicturePath } from "../../../src/demos/demos.ts";
import { prerenderedDemos } from "../../../src/demos/prerendered-demos.ts";
import { drawStaticPictures } from "../../../src/demos/static-pictures.tsx";
import { servicesWithDetails } from "../support/details.ts";

const pictures = await drawStaticPictures();

test("each demonstration is on one page", () => {
  const details = servicesWithDetails.map((each) => each.details);
  const shown = [home, ...ourWork.briefs.items, ...details].flatMap(({ demo }) => demo?.name ?? []);
  expect(shown.toSorted()).toEqual([...Object.keys(demos), ...Object.keys(prerenderedDemos)].toSorted());
});

const shapes = Object.entries(demos).flatMap(([name, { sizes }]) =>
  (["wide", "narrow"] as const).map((shape) => ({ name, shape, size: sizes[shape] })),
);

test.each(shapes)(
  "the $shape static picture of $name fills the size that src/demos/demos.ts declares",
  ({ name, shape, size }) => {
    const picture = new Resvg(pictures.get(staticPicturePath(name, shape))!, {
      font: { loadSystemFonts: false },
    });
    const content = picture.getBBox()!;
    // The page cuts off what is outside. A line or a shadow there may be a few units wide.
    const outside = {
      right: content.x + content.width - size.width,
      below: content.y + content.height - size.height,
    };
    expect(outside.right).toBeGreaterThanOrEqual(0);
    expect(outside.below).toBeGreaterThanOrEqual(0);
    expect(Math.max(outside.right, outside.below)).toBeLessThan(10);
  },
);

test.each(shapes)("the $shape static picture of $name needs no styles of the page", ({ name, shape }) => {
  // A picture is a document of its own, to which styles and custom properties of the page do not apply.
  expect(pictures.get(staticPicturePath(name, shape))).not.toMatch(/var\(|class=|style=/);
});
