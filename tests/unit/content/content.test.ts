import { expect, test } from "vitest";
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
