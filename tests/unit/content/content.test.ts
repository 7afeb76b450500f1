import { expect, test } from "vitest";
import type { ServiceDetails, TeamDetails } from "../../../src/content/service-details.ts";

const services = import.meta.glob<ServiceDetails | TeamDetails>("../../../src/content/services/*.ts", {
  eager: true,
  import: "details",
});

test('the team pages have the numbers of cards and points of rule "Team pages"', () => {
  const teams = Object.values(services).filter((details) => "flipCards" in details);
  expect(teams).toHaveLength(2);
  for (const { overviewFigures, flipCards, accountability } of teams) {
    expect(overviewFigures).toHaveLength(4);
    expect(flipCards).toHaveLength(7);
    expect(accountability.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  }
});
