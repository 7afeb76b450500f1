import { describe, expect, test } from "vitest";
import { nextTopBarState, topBarAtTop, type TopBarState } from "../../../src/layout/use-top-bar-state.ts";

const viewportHeight = 1000;
const pageHeight = 5000;
const scroll = (...positions: number[]): TopBarState =>
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
    ["stays hidden at the end, when the page bounces back", [900, 4040, 4000], true],
    ["returns on scrolling up from the end", [4000, 3990], false],
  ])("%s", (_, positions, hidden) => {
    expect(scroll(...positions).hidden).toBe(hidden);
  });

  test.each([
    [699, false],
    [700, false],
    [701, true],
  ])("is light at %i px of a viewport of 1000 px: %s", (y, light) => {
    expect(scroll(y).light).toBe(light);
  });

  test("gets its route's theme back when scrolled up again", () => {
    expect(scroll(900, 300).light).toBe(false);
  });

  test("stays hidden when the page becomes shorter below a visitor who scrolls to its end", () => {
    const hidden = nextTopBarState(scroll(3000), 2000, viewportHeight, 3000);
    expect(hidden.hidden).toBe(true);
    expect(nextTopBarState(hidden, 1990, viewportHeight, 3000).hidden).toBe(false);
  });

  test("depends on the height of the viewport for its theme", () => {
    expect(nextTopBarState(topBarAtTop, 500, 600, pageHeight).light).toBe(true);
    expect(nextTopBarState(topBarAtTop, 500, 800, pageHeight).light).toBe(false);
  });
});
