import { expect, test } from "vitest";
import { home } from "../../../src/content/pages/home.ts";
import { ourWork } from "../../../src/content/pages/our-work.ts";
import { demos } from "../../../src/demos/demos.ts";
import { servicesWithDetails } from "../support/details.ts";

test("each demonstration is on one page", () => {
  const details = servicesWithDetails.flatMap((each) => [each.details, each.details.hero]);
  const shown = [home, ...ourWork.briefs.items, ...details].flatMap(({ demo }) => demo?.name ?? []);
  expect(shown.toSorted()).toEqual(Object.keys(demos).toSorted());
});
