import { describe, expect, test } from "vitest";
import { nextTopBarState, topBarAtTop, type TopBarState } from "../../../src/layout/use-top-bar-state.ts";

const viewportHeight = 1000;
const scroll = (...positions: number[]): TopBarState =>
  positions.reduce((state, y) => nextTopBarState(state, y, viewportHeight), topBarAtTop);

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

  test("depends on the height of the viewport for its theme", () => {
    expect(nextTopBarState(topBarAtTop, 500, 600).light).toBe(true);
    expect(nextTopBarState(topBarAtTop, 500, 800).light).toBe(false);
  });
});
