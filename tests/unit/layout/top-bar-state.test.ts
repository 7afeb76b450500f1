import { describe, expect, test } from "vitest";
import { nextTopBarState, topBarAtTop, type TopBarState } from "../../../src/layout/use-top-bar-state.ts";

const scroll = (positions: number[], viewportHeight = 1000, pageHeight = 5000): TopBarState =>
  positions.reduce((state, y) => nextTopBarState(state, y, viewportHeight, pageHeight), topBarAtTop);

describe("the state of the top bar", () => {
  test.each([
    ["shows at the top", [0], false],
    ["shows down to 50 px", [50], false],
    ["hides just past 50 px", [51], true],
    ["stays hidden while scrolling down", [51, 200, 900], true],
    ["returns on scrolling up", [900, 880], false],
    ["hides again on scrolling down again", [900, 880, 920], true],
    ["ignores movements of less than 4 px", [900, 897], true],
    ["adds up small movements in one direction", [900, 897, 895], false],
    ["shows at 50 px whatever the direction", [900, 50], false],
    ["stays hidden at the end, when the page bounces back", [900, 4040, 3999.5], true],
    ["returns on scrolling up from the end", [4000, 3990], false],
  ])("%s", (_, positions, hidden) => {
    expect(scroll(positions).hidden).toBe(hidden);
  });

  test.each([
    { positions: [700], height: 1000, light: false },
    { positions: [701], height: 1000, light: true },
    { positions: [900, 300], height: 1000, light: false },
    { positions: [500], height: 600, light: true },
    { positions: [500], height: 800, light: false },
  ])("is light past 70% of a window of $height px: $positions, $light", ({ positions, height, light }) => {
    expect(scroll(positions, height).light).toBe(light);
  });

  test("stays hidden when the page becomes shorter below a visitor who scrolls to its end", () => {
    const hidden = nextTopBarState(scroll([3000]), 2000, 1000, 3000);
    expect(hidden.hidden).toBe(true);
    expect(nextTopBarState(hidden, 1990, 1000, 3000).hidden).toBe(false);
  });
});
