import { expect, test } from "vitest";
import { ourWork } from "../../../src/content/pages/our-work.ts";
import { servicesWithDetails } from "../support/details.ts";

test('the team pages have the numbers of cards and points of rule "Team pages"', () => {
  const teams = servicesWithDetails.flatMap(({ details }) => ("flipCards" in details ? [details] : []));
  expect(teams).toHaveLength(2);
  for (const { overviewFigures, flipCards, accountability } of teams) {
    expect(overviewFigures).toHaveLength(4);
    expect(flipCards).toHaveLength(7);
    expect(accountability.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  }
});

test("every worked example that an answer leads to is on /our-work", () => {
  const ids = servicesWithDetails.flatMap(({ details }) =>
    details.questions.flatMap(({ example }) => example?.brief ?? []),
  );
  expect(ourWork.briefs.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});
